import type { FastifyRequest } from 'fastify';

/**
 * Browsers accept the `__Host-` prefix over HTTPS only, and no subdomain can set such a cookie. The
 * rest is the software's name, not the firm's: a new name would sign the owner out.
 */
export function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-ashlar' : 'ashlar';
}

/** Options of a cookie that scripts cannot read and other sites cannot send. */
export function cookieOptions({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
}

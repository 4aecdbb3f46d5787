import type { FastifyRequest } from 'fastify';

/**
 * Browsers accept the `__Host-` prefix over HTTPS only; no subdomain can set such a cookie. The rest
 * is the software's name, not the firm's: another one would sign the owner out.
 */
export function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-ashlar' : 'ashlar';
}

/** Options of a cookie that no script can read and no other site can send. */
export function cookieOptions({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
}

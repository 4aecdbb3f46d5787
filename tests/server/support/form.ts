import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import { aBuiltSite, aSite } from './site.ts';

/** A page with the least of a form that the server needs to find its way in it. */
export const formPage = `<!doctype html><html><head><title>Contact</title>
<script>start()</script><link rel="modulepreload" href="/assets/index.js">
<noscript><style>.needs-script{display:none!important}</style></noscript></head><body>
<form id="hero-form" method="post" action="/api/leads/form" enctype="multipart/form-data">
<div role="status">Step 1 of 2</div>
<input type="hidden" name="formType" value="hero_contact"><input type="hidden" name="page" value="/contact">
<input id="hero-form-phone" name="phone" type="tel" aria-describedby="hero-form-phone-helper"><div aria-live="polite"></div>
<p class="MuiFormHelperText-root css-1" id="hero-form-phone-helper">Mobile</p>
<noscript>
<input name="name"><div aria-live="polite"></div>
<input name="email"><div aria-live="polite"></div>
<select name="service"><option value="">Choose</option><option value="masonry">Masonry</option></select><div aria-live="polite"></div>
<select name="location"><option value="">Choose</option><option value="inner-west">Inner West</option></select><div aria-live="polite"></div>
<textarea name="message"></textarea><div aria-live="polite"></div>
<input type="file" name="photos"><div aria-live="polite"></div>
<button type="submit">Send</button></noscript>
<input name="website"></form></body></html>`;

const confirmation = `<main><h1>Thank You!</h1><noscript><div id="saved" class="css standing"><h2>Saved</h2><p>Waits</p></div>
<div id="standing" class="css standing"><h2>Looking</h2><p>Looking it up.</p><dl></dl></div></noscript></main>`;

/** The real server in front of a built site whose contact page has a form. */
export async function aSiteWithForm(
  settings: Record<string, string> = {},
  world: Parameters<typeof aSite>[1] = {},
) {
  const dist = aBuiltSite();
  writeFileSync(join(dist, 'client', 'contact.html'), formPage);
  writeFileSync(join(dist, 'client', 'thank-you.html'), confirmation);
  return aSite({ DIST_DIR: dist, ...settings }, world);
}

/** What a browser posts for the hero form filled in well. */
export const heroFields = {
  formType: 'hero_contact',
  page: '/contact',
  phone: '0491 570 006',
  name: 'Mary O’Neill',
  email: 'mary@example.com',
  service: 'masonry',
  location: 'inner-west',
  message: 'The parapet leans.\r\nSince May.',
  website: '',
} as const;

/** How a browser marks a form that a person on this site has sent. */
export const browserHeaders = {
  host: 'ashlarandsons.example',
  origin: 'https://ashlarandsons.example',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'user-agent': 'Browser/1',
};

type Headers = Record<string, string>;

/** Posts fields as a form without files. */
export function postForm(
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Headers = {},
) {
  return app.inject({
    method: 'POST',
    url: paths.leadForm,
    headers: {
      ...browserHeaders,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Posts fields and files, as browsers do. */
export async function postMultipart(
  app: FastifyInstance,
  fields: Record<string, string>,
  files: readonly Uint8Array<ArrayBuffer>[] = [],
  headers: Headers = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of files)
    form.append('photos', new File([bytes], 'crack.jpg', { type: 'image/jpeg' }));
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: paths.leadForm,
    headers: {
      ...browserHeaders,
      'content-type': body.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

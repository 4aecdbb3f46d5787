import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { folderOf, layers } from '../../../scripts/layers.ts';

const file = readFileSync('docs/deploy/Containerfile', 'utf8');
const server = ['server', ...layers.server].map(folderOf);

test.each(server)('the container holds %s, which the server runs on', (folder) => {
  expect(file).toContain(`COPY --from=build /site/${folder} ${folder}\n`);
});

const packages = z
  .record(z.string(), z.object({ optional: z.optional(z.boolean()) }))
  .parse(
    z.object({ packages: z.unknown() }).parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
      .packages,
  );

test.each([
  ['bundler', 'node_modules/@rolldown/binding-linux-x64-gnu'],
  ['picture encoder', 'node_modules/@img/sharp-linux-x64'],
])('the container installs what the %s runs on, which is an optional package', (_name, path) => {
  expect(packages[path]).toEqual({ optional: true });
  const installs = file.match(/npm ci[^&\n]*/g) ?? [];
  expect(installs).toHaveLength(2);
  expect(installs.filter((install) => install.includes('optional'))).toEqual([]);
});

test('what the container is built from leaves out secrets and what is generated', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.env', '.env.*', 'data', 'dist', 'node_modules']));
});

test('the container’s server starts as an account that is nobody, on a volume, and says whether it is ready', () => {
  const last = file.slice(file.lastIndexOf('FROM '));
  expect(last).toContain('\nUSER node\nVOLUME /data\n');
  expect(last).toMatch(/HEALTHCHECK [^]*\/readyz/);
  expect(last.trimEnd().endsWith('CMD ["node", "server/main.ts"]')).toBe(true);
});

test('the container is built on the official Node by its digest, and on no other image', () => {
  expect(file.match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  expect(file).toContain('case "$NODE_IMAGE" in *@sha256:*)');
  expect(file).toContain('RUN node scripts/build.ts\n');
});

test('every container of the composition has a digest, no root and a health check', () => {
  const composition = readFileSync('docs/deploy/compose.yaml', 'utf8');
  const services = composition.slice(composition.indexOf('\nservices:'));
  for (const [name, image] of [
    ['balancer', 'NGINX_IMAGE'],
    ['database', 'POSTGRES_IMAGE'],
  ]) {
    const service = new RegExp(`\\n  ${name}:\\n(?: {4}.*\\n)+`).exec(services)?.[0] ?? '';
    expect(service).toContain(`    image: \${${image}:?}\n`);
    expect(service).toMatch(/\n {4}user: /);
    expect(service).toContain('\n    healthcheck:\n');
  }
  expect(composition).toContain('NODE_IMAGE: ${NODE_IMAGE:?}');
});

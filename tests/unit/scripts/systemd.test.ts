import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync('docs/deploy/ashlar.service', 'utf8');
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasAnalyze).each(['ashlar', 'ashlar-backup'])(
  'systemd rates the exposure of %s 2.5 or lower',
  (name) => {
    const report = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', `docs/deploy/${name}.service`],
      { encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8' } },
    );
    const level = /Overall exposure level for [\w.-]+: ([\d.]+)/.exec(report)?.[1];
    expect(Number(level)).toBeLessThanOrEqual(2.5);
  },
);

test('the unit runs an official Node, not the one among the packages', () => {
  expect(unit).toContain('\nExecStart=/usr/local/bin/node server/main.ts\n');
});

test('the unit leaves the port to the socket unit, on loopback', () => {
  expect(unit).toContain('\nRequires=ashlar.socket\n');
  const socket = readFileSync('docs/deploy/ashlar.socket', 'utf8');
  expect(socket.match(/^ListenStream=.*$/gm)).toEqual(['ListenStream=127.0.0.1:4173']);
});

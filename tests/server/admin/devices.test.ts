import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { asOwner, PASSWORD } from '../support/owner.ts';
import { invitedBy, signInAs, useLink as openLink } from '../support/people.ts';
import { aServer } from '../support/server.ts';

const LANTERN = 'lantern on the quay';
const COOKIE = 'ashlar-device';

/** A browser: it keeps the cookie that recognises it. */
function aBrowser(app: FastifyInstance) {
  let device: string | undefined;
  return {
    get cookie() {
      return device ?? '';
    },
    async signIn(payload: object): Promise<number> {
      const answer = await signInAs(app, payload, {
        cookies: device === undefined ? {} : { [COOKIE]: device },
      });
      device = answer.cookies.find(({ name }) => name === COOKIE)?.value ?? device;
      return answer.statusCode;
    },
  };
}

async function aServerWith(...names: string[]) {
  const { app } = await aServer();
  const owner = await asOwner(app);
  for (const name of names) await join(app, await invitedBy(owner, name));
  return app;
}

async function join(app: FastifyInstance, token: string): Promise<void> {
  await openLink(app, token, LANTERN);
}

const as = (name: string) => ({ email: `${name}@example.com`, password: LANTERN });

test('a browser that several people share is known to each of them', async () => {
  const app = await aServerWith('priya', 'tom');
  const browser = aBrowser(app);
  const people = [{ password: PASSWORD }, as('priya'), as('tom')];
  for (const person of people) expect(await browser.signIn(person)).toBe(200);
  const stranger = aBrowser(app);
  for (let guess = 0; guess < 20; guess += 1) await stranger.signIn({ password: 'a guess' });
  expect(await stranger.signIn({ password: PASSWORD })).toBe(429);
  // From the same address, which has to wait for whomever it does not know.
  for (const person of people) expect(await browser.signIn(person)).toBe(200);
});

test('a person who signs in again takes no further room on a browser', async () => {
  const app = await aServerWith('priya');
  const browser = aBrowser(app);
  await browser.signIn(as('priya'));
  await browser.signIn({ password: PASSWORD });
  const { length } = browser.cookie;
  for (let time = 0; time < 3; time += 1) await browser.signIn(as('priya'));
  expect(browser.cookie).toHaveLength(length);
});

test('a browser is not known to a person who never signed in on it', async () => {
  const app = await aServerWith('priya');
  const browser = aBrowser(app);
  await browser.signIn({ password: PASSWORD });
  for (let guess = 0; guess < 20; guess += 1)
    await browser.signIn({ ...as('priya'), password: 'a guess' });
  expect(await browser.signIn(as('priya'))).toBe(429);
  expect(await browser.signIn({ password: PASSWORD })).toBe(200);
});

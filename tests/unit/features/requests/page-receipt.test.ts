// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { receiptInPage } from '#features/requests/page-receipt.ts';

const pageWith = (facts: string) => {
  const noscript = document.createElement('noscript');
  // As a browser with script holds it: as text.
  noscript.textContent = `<div id="saved"><dl></dl></div><div id="standing"><h2>Arrived</h2><p>We ring you.</p><dl>${facts}</dl></div>`;
  const main = document.createElement('main');
  main.append(noscript);
  document.body.replaceChildren(main);
};

it('reads the receipt that the server wrote into the page for browsers without script', () => {
  pageWith('<dt>Receipt</dt><dd>A-17 &amp; more</dd><dt>Received</dt><dd>today</dd>');
  expect(receiptInPage()).toEqual({
    words: { title: 'Arrived', text: 'We ring you.' },
    facts: [
      { label: 'Receipt', text: 'A-17 & more' },
      { label: 'Received', text: 'today' },
    ],
  });
});

it('finds none in a page that the server did not fill in', () => {
  pageWith('');
  expect(receiptInPage()).toBeNull();
});

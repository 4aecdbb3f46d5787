import { describe, expect, it } from 'vitest';
import { logoProblems } from '../../../../scripts/brand/logo-grounds.ts';
import { checkedLogo } from '../../../../scripts/brand/logo.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

describe('a logo', () => {
  it('with shapes, gradients and styles of its own is taken, with its size', () => {
    const logo = checkedLogo(
      `<?xml version="1.0"?>\n${svg(
        '<style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#p"/><path id="p" class="a" d="M0 0h9v9Z"/><image href="data:image/png;base64,AAAA"/>',
      )}`,
    );
    expect([logo.width, logo.height]).toEqual([120, 40]);
  });

  it('is fitted into a square of another drawing', () => {
    const inner = checkedLogo(svg('<path d="M0 0h9v9Z"/>')).within({ x: 4, y: 4, side: 32 });
    expect(inner).toMatch(/^<svg [^>]*viewBox="0 0 120 40" x="4" y="4" width="32" height="32">/);
    expect(inner).not.toContain('<?xml');
  });

  it.each([
    ['<script>alert(1)</script>', 'it contains <script>'],
    ['<foreignObject/>', 'it contains <foreignObject>'],
    ['<path onclick="go()"/>', '<path> has the script onclick'],
    ['<image href="https://example.com/a.png"/>', '<image> refers to https://example.com/a.png'],
    ['<use xlink:href="other.svg#a"/>', '<use> refers to other.svg#a'],
    ['<image href="data:image/svg+xml,x"/>', '<image> refers to data:image/svg+xml,x'],
    ['<a href="javascript:go()"/>', '<a> refers to javascript:go()'],
    ['<style>@import "a.css";</style>', '<style> refers to another file'],
    ['<path fill="url(https://example.com/a#b)"/>', 'fill of <path> refers to another file'],
    ['<path style="fill:url(\'a.svg#b\')"/>', 'style of <path> refers to another file'],
  ])('with %s is refused', (inner, reason) => {
    expect(() => checkedLogo(svg(inner))).toThrow(`brand/logo.svg cannot be used: ${reason}.`);
  });

  it.each([
    ['', 'it has no viewBox, such as viewBox="0 0 120 40"'],
    ['width="120" height="40"', 'it has no viewBox, such as viewBox="0 0 120 40"'],
    ['viewBox="0 0 0 40"', 'it has no viewBox, such as viewBox="0 0 120 40"'],
  ])('that has the attributes %j is refused', (attributes, reason) => {
    expect(() => checkedLogo(svg('<path/>', attributes))).toThrow(reason);
  });

  it.each([
    ['<svg', 'it is not a well-formed SVG'],
    ['<html/>', 'it is not a well-formed SVG'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'it declares a document type'],
    [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'it refers to a style sheet'],
    [svg(`<path d="${'M0 0'.repeat(20_000)}"/>`), 'at most 65536 are allowed'],
  ])('that is %.40s is refused', (text, reason) => {
    expect(() => checkedLogo(text)).toThrow(reason);
  });

  it('is refused with all its faults named at once', () => {
    expect(() => checkedLogo(svg('<script/><image href="a.png"/>', ''))).toThrow(
      'it has no viewBox, such as viewBox="0 0 120 40"; it contains <script>; <image> refers to a.png',
    );
  });
});

describe('the colours of a logo', () => {
  const filled = (fill: string) => svg(`<path d="M0 0h120v40H0Z" fill="${fill}"/>`);

  it('are right where they are seen on light ground', async () => {
    expect(await logoProblems(filled('#1B2A4A'))).toEqual([]);
  });

  it('are named as a problem where they are not', async () => {
    expect(await logoProblems(filled('#F4EBDB'))).toEqual([
      'more than a quarter of it has less than 3:1 on light ground',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { createSurroundings, styleOf } from '../../../../src/app/prerender/surroundings.ts';

const rules = { bar: '.bar{}', one: '.one{}', two: '.two{}', foot: '.foot{}' };
const names = ['bar', 'one', 'foot'];
const content = (style: string) => `<p class="Text css-${style}">${style}</p>`;
const page = (of: string, bar = '') => ({
  body: `<nav class="css-bar">${bar}</nav>${of}<i class="css-foot"></i>`,
  names,
  rules,
});

const learned = (bar = '') => {
  const surroundings = createSurroundings();
  surroundings.learn(content('one'), page(content('one'), bar), '/projects/one');
  return surroundings;
};

describe('what is around the content of a page', () => {
  test('is that of an earlier page, with the styles of its own content', () => {
    expect(learned().around(content('two'), rules)).toEqual({
      before: '<nav class="css-bar"></nav>',
      after: '<i class="css-foot"></i>',
      style: styleOf(['bar', 'two', 'foot'], rules),
    });
  });

  test('is unknown where the content has other elements', () => {
    const { around } = learned();
    expect(around(`${content('two')}${content('two')}`, rules)).toBeNull();
    expect(around('<p class="Text">two</p>', rules)).toBeNull();
  });

  test('is unknown where a style of the content is used around it as well', () => {
    expect(learned().around(content('bar'), rules)).toBeNull();
    expect(learned('<b class="css-one">').around(content('two'), rules)).toBeNull();
  });

  test('is not learned from a page that is named in it, or that says its content twice', () => {
    expect(learned('<a href="/projects/one">').around(content('two'), rules)).toBeNull();
    expect(learned(content('one')).around(content('two'), rules)).toBeNull();
  });
});

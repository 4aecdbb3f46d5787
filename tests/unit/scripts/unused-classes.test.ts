import { expect, it } from 'vitest';
import { withoutUnusedClasses } from '../../../scripts/build/unused-classes.ts';

const style = '.css-1:has(> .MuiLink-root){color:red}.css-2.Mui-error{color:blue}';

it('leaves out the parts’ names that no selector asks for, and keeps all others', () => {
  const html =
    '<nav class="MuiList-root css-1"><a class="MuiTypography-root MuiLink-root css-2">Home</a></nav>';
  expect(withoutUnusedClasses(html, style)).toBe(
    '<nav class="css-1"><a class="MuiLink-root css-2">Home</a></nav>',
  );
});

it('keeps the names of states, which script takes back', () => {
  const html = '<p class="Mui-disabled mui-fixed">Closed</p>';
  expect(withoutUnusedClasses(html, style)).toBe(html);
});

it('leaves no empty attribute behind', () => {
  expect(withoutUnusedClasses('<div class="MuiBox-root" id="a"></div>', style)).toBe(
    '<div id="a"></div>',
  );
});

it('takes a name for itself, not for the beginning of another', () => {
  const html = '<a class="MuiLink-root MuiLink-rootNote">Home</a>';
  expect(withoutUnusedClasses(html, style)).toBe('<a class="MuiLink-root">Home</a>');
});

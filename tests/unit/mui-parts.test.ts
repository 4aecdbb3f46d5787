import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';

/** Elements that do something by themselves, for which MUI has a part. */
const CONTROLS = ['button', 'input', 'select', 'textarea', 'dialog', 'details', 'summary'];

/** And those that only look like something; a part of MUI may be told to be one of them. */
const PARTS = CONTROLS.concat(
  ['progress', 'hr', 'label', 'fieldset', 'legend'],
  ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
);

/** Where an element stands for a part of MUI anyway, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/components/Disclosure.tsx: details':
    'questions and lists of contents open without script; an Accordion does not, and its height stands in a style attribute',
  'src/components/Disclosure.tsx: summary': 'belongs to the details',
  'src/app/layout/MobileMenu.tsx: dialog':
    'the menu of phones opens without script, as a popover; a Drawer does not. Its look is a Paper',
  'src/features/enquiry/fields/FormShell.tsx: input':
    'a trap for programs that nobody sees: a field of MUI would bring its frame and its style',
  'src/features/enquiry/fields/FormShell.tsx: label': 'belongs to that input',
  'src/components/PickButton.tsx: input':
    'picks files; MUI has no such field, its Button is what is seen',
  'src/features/enquiry/forms/FeedbackForm.tsx: input': 'a hidden value',
  'src/features/enquiry/forms/LeadCaptureSection.tsx: input':
    'hidden; without script the form posts the topic of its page with it',
  'src/features/enquiry/PopupDialog.tsx: dialog':
    "opens before any script has arrived; MUI's Dialog takes its place",
  'src/features/enquiry/PopupDialog.tsx: input':
    'hidden; without the code of the popup the form posts its type and page with it',
  'src/features/admin/shared/elements.tsx: input':
    'hidden; it names the account to a password manager',
};

type Found = { tags: string[]; calls: string[]; imports: string[]; rendered: string[] };

/** The name of an element, where a piece of code is a plain name or text. */
function textOf(node: object | null | undefined): string | undefined {
  if (!node) return undefined;
  if ('expression' in node && typeof node.expression === 'object')
    return textOf(node.expression ?? undefined);
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}

function read(file: string): Found {
  const found: Found = { tags: [], calls: [], imports: [], rendered: [] };
  const add = (list: string[], text: string | undefined) => {
    if (text !== undefined) list.push(text);
  };
  const addTag = (text: string | undefined, among: readonly string[] = PARTS) => {
    if (text !== undefined && among.includes(text)) found.tags.push(text);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = textOf(callee);
      add(found.calls, name);
      if (name === 'styled' && first?.type === 'Literal') addTag(textOf(first));
    },
    MemberExpression({ object, property }) {
      if (textOf(object) === 'styled') addTag(textOf(property));
    },
    JSXOpeningElement({ name }) {
      add(found.rendered, textOf(name));
      addTag(textOf(name));
    },
    JSXAttribute({ name, value }) {
      if (textOf(name) === 'component') addTag(textOf(value), CONTROLS);
    },
    ImportDeclaration({ source }) {
      add(found.imports, source.value);
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({ file, ...read(file) }));
const everywhere = (pick: (found: Found) => readonly string[], name: string) =>
  sources.flatMap((one) => pick(one).flatMap((text) => (text === name ? [one.file] : [])));

test('what MUI has a part for is that part, but for the exceptions that are named', () => {
  const own = sources.flatMap(({ file, tags }) => tags.map((tag) => `${file}: ${tag}`));
  expect([...new Set(own)].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('there is one theme, and one queue of toasts', () => {
  // The second is the first as the build has worked it out, and makes only its functions.
  expect(everywhere(({ calls }) => calls, 'createTheme')).toEqual([
    'src/theme/ready-theme.ts',
    'src/theme/theme.ts',
  ]);
  expect(everywhere(({ rendered }) => rendered, 'SnackbarProvider')).toEqual([
    'src/components/toast/ToastHost.tsx',
  ]);
});

test('parts and icons of MUI are imported one by one', () => {
  const barrels = sources.flatMap(({ file, imports }) =>
    imports
      .filter((source) => /^@mui\/(?:material|icons-material|lab|system)$/.test(source))
      .map((source) => `${file}: ${source}`),
  );
  expect(barrels).toEqual([]);
  expect(sources.flatMap(({ imports }) => imports)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^@mui\/icons-material\/\w+$/),
      '@mui/material/Button',
    ]),
  );
});

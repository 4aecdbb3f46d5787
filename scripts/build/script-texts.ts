import { parseAst } from 'vite';
import type { Span } from '../render/own-scripts.ts';

/** A text of a script; of a template with values in it, the parts between them. */
export type ScriptText = {
  readonly span: Span;
  readonly parts: readonly string[];
  /** Whether it is evaluated once, with the script, and not each time that a function runs. */
  readonly isOnce: boolean;
};

type Node = { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const FUNCTION = /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/;
const LATER = /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression|ClassBody)$/;
/** Names, and addresses of other scripts. */
const NAMED = /^(?:ImportDeclaration|ImportExpression|Export\w+|TaggedTemplateExpression)$/;

const childrenOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().flatMap((one) => (isNode(one) ? [[name, one] as const] : [])),
  );

const partOf = (node: Node, name: string): unknown =>
  Object.entries(node).find(([key]) => key === name)?.[1];

const spanOf = ({ start, end }: Node): Span => [start, end];

function cooked(node: Node): string {
  const value = partOf(node, 'value');
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : '';
}

/** Name of a property where it is written out. */
function keyOf(property: Node): string | null {
  const key = partOf(property, 'key');
  if (!isNode(key) || partOf(property, 'computed') === true) return null;
  return String(partOf(key, key.type === 'Identifier' ? 'name' : 'value'));
}

export type ReadScript = {
  readonly texts: readonly ScriptText[];
  /** Values of properties by their names. */
  readonly valuesOf: (name: string) => readonly Span[];
};

/** Reads the texts and properties of a script. */
export function readScript(script: string): ReadScript {
  const texts: ScriptText[] = [];
  const properties: Node[] = [];

  function visit(node: Node, isOnce: boolean): void {
    if (node.type === 'Literal') {
      const value = partOf(node, 'value');
      if (typeof value === 'string') texts.push({ span: spanOf(node), parts: [value], isOnce });
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const parts = childrenOf(node).flatMap(([name, one]) =>
        name === 'quasis' ? [cooked(one)] : [],
      );
      texts.push({ span: spanOf(node), parts, isOnce });
    }
    if (node.type === 'Property') properties.push(node);
    const isRunAtOnce = node.type === 'CallExpression' && isOnce;
    for (const [name, child] of childrenOf(node)) {
      const isName =
        (name === 'key' && partOf(node, 'computed') !== true) ||
        (NAMED.test(node.type) && /^(?:source|quasi)$/.test(name));
      if (isName) continue;
      const isLater =
        LATER.test(child.type) && !(isRunAtOnce && name === 'callee' && FUNCTION.test(child.type));
      visit(child, isOnce && !isLater);
    }
  }

  for (const [, node] of childrenOf(parseAst(script))) visit(node, true);

  const valueOf = (property: Node): Span | null => {
    const value = partOf(property, 'value');
    return isNode(value) ? spanOf(value) : null;
  };
  return {
    texts,
    valuesOf: (name) =>
      properties.flatMap((property) => {
        const span = keyOf(property) === name ? valueOf(property) : null;
        return span ? [span] : [];
      }),
  };
}

import { parseSync } from 'vite';
import { z } from 'zod';

const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof nodeSchema>;

/** A part of a syntax tree (ESTree, with offsets); undefined where there is none. */
function part(node: Node, name: string): Node | undefined {
  return nodeSchema.safeParse(node[name]).data;
}

const parts = (node: Node, name: string): readonly Node[] =>
  z.array(nodeSchema).safeParse(node[name]).data ?? [];

/** What `as const` and `satisfies` stand around. */
function bare(node: Node): Node {
  const inner = /^(?:TS(?:As|Satisfies|NonNull)|Parenthesized)Expression$/.test(node.type)
    ? part(node, 'expression')
    : undefined;
  return inner === undefined ? node : bare(inner);
}

/** The values of the constants at the top of a module, by their names. */
function constantsIn(source: string): ReadonlyMap<string, Node> {
  const program = nodeSchema.parse(parseSync('source.ts', source).program);
  const declarations = parts(program, 'body').flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? part(statement, 'declaration') : statement;
    return declared?.type === 'VariableDeclaration' ? parts(declared, 'declarations') : [];
  });
  return new Map(
    declarations.flatMap((one) => {
      const [id, value] = [part(one, 'id'), part(one, 'init')];
      return id && value ? [[String(id['name']), bare(value)] as const] : [];
    }),
  );
}

const nameOf = (key: Node | undefined): string => String(key?.['name'] ?? key?.['value']);

/** The child at a name or a place in a list. */
function childOf(node: Node, name: string): Node | undefined {
  if (node.type === 'ArrayExpression') return parts(node, 'elements')[Number(name)];
  const property = parts(node, 'properties').find(
    (one) => one.type === 'Property' && nameOf(part(one, 'key')) === name,
  );
  return property && part(property, 'value');
}

/** Texts and numbers, and what names one or chooses between two. */
const LITERAL = /^(?:(?:Template)?Literal|(?:Unary|Member|Conditional)Expression)$/;

function literalAt(source: string, constant: string, path: readonly string[]): Node | undefined {
  const constants = constantsIn(source);
  const followed = (node: Node | undefined): Node | undefined =>
    node?.type === 'Identifier' ? followed(constants.get(nameOf(node))) : node && bare(node);
  let found = followed(constants.get(constant));
  /** A function of content is given what the build says first. */
  const given = (node: Node): Node | undefined =>
    node.type === 'CallExpression' ? followed(parts(node, 'arguments')[0]) : node;
  for (const name of path) {
    const whole: Node | undefined = found && given(found);
    found = whole && followed(childOf(whole, name));
  }
  if (found?.type !== 'CallExpression') return asLiteral(found);
  // A title is published with the firm's name in it; a phone number is the one argument of what makes it.
  return nameOf(part(found, 'callee')) === 'titled'
    ? found
    : asLiteral(parts(found, 'arguments')[0]);
}

function asLiteral(literal: Node | undefined): Node | undefined {
  return literal !== undefined && LITERAL.test(literal.type) ? literal : undefined;
}

/**
 * A source with another literal at a path of one of its constants, as in `faq.items.0.answer`; null
 * where there is no literal.
 */
export function withLiteral(
  source: string,
  constant: string,
  path: string,
  literal: string,
): string | null {
  const names = path.split('.').filter(Boolean);
  const found = literalAt(source, constant, names);
  return found ? source.slice(0, found.start) + literal + source.slice(found.end) : null;
}

const INVISIBLE = /[\u007f-\u00a0\u2028\u2029\ufeff]/g;

/** A value as source: JSON, with characters that cannot be seen as escapes. */
export function literalOf(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    INVISIBLE,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

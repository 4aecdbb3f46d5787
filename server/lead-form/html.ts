import {
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

// A page as a browser without script reads it: what noscript holds is part of it.

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Document = DefaultTreeAdapterTypes.Document;

export function parseHtml(text: string): Document {
  return parse(text, { scriptingEnabled: false });
}

export function htmlOf(document: Document): string {
  return serialize(document, { scriptingEnabled: false });
}

/** All elements within a node, in document order. */
export function elementsIn(node: ParentNode): Element[] {
  return tree
    .getChildNodes(node)
    .flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsIn(child)] : []));
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Sets an attribute; null removes it. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value !== null) element.attrs.push({ name, value });
}

/** Replaces what an element holds with text. */
export function setText(element: Element, text: string): void {
  for (const child of element.childNodes.slice()) tree.detachNode(child);
  tree.insertText(element, text);
}

/** Appends a new element with text. */
export function append(
  parent: Element,
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  text: string,
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  tree.insertText(element, text);
  tree.appendChild(parent, element);
  return element;
}

export function removeElement(element: Element): void {
  tree.detachNode(element);
}

/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  const { parentNode } = element;
  if (parentNode === null) return;
  for (const child of element.childNodes.slice()) {
    tree.detachNode(child);
    tree.insertBefore(parentNode, child, element);
  }
  tree.detachNode(element);
}

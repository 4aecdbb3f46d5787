/**
 * On the root element while a page still fetches what it opens with. Pictures further down wait for
 * that: browsers ask for what is thousands of pixels below as soon as the page is laid out, and on a
 * poor line it takes half of it from the picture that is looked at.
 */
export const OPENING_MARK = 'data-opening';

/**
 * Words that mean the same to a home owner: asking for one finds the others. A phrase finds places
 * that hold all its words.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['leak', 'leaking', 'leaks', 'waterproofing', 'water'],
  ['damp', 'rising damp', 'moisture', 'mould', 'wet'],
  ['brick', 'bricks', 'masonry', 'brickwork', 'bricklayer'],
  ['cost', 'costs', 'price', 'prices', 'quote', 'quotation', 'how much'],
  ['repointing', 'pointing', 'repoint', 'tuckpointing', 'mortar'],
  ['crack', 'cracks', 'cracked', 'cracking'],
  ['stone', 'sandstone', 'stonework', 'stonemason'],
  ['heritage', 'listed', 'historic'],
  ['foundation', 'foundations', 'footing', 'footings', 'underpinning', 'subsidence'],
  ['emergency', 'urgent', 'collapse', 'collapsed'],
  ['spalling', 'concrete cancer', 'spalled'],
  ['balcony', 'balconies'],
  ['facade', 'façade', 'render', 'rendering'],
  ['review', 'reviews', 'feedback', 'rating'],
  ['warranty', 'guarantee', 'guarantees'],
  ['inspection', 'assessment', 'report', 'survey'],
  ['strata', 'apartment', 'owners corporation', 'body corporate'],
  ['clean', 'cleaning', 'cleaned'],
  ['repair', 'repairs', 'fix', 'fixing', 'mend'],
  ['pay', 'payment', 'invoice', 'deposit'],
  ['cancel', 'cancellation', 'termination'],
  ['privacy', 'data', 'personal'],
  ['hours', 'open', 'opening'],
  ['photo', 'photos', 'pictures', 'gallery'],
];

/** Words that say nothing of what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or our the to we what when where who will with you your near need want get'.split(
    ' ',
  ),
);

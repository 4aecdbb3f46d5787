import type { Three } from '../page-types.ts';
import type { ServiceSlug } from './types.ts';

/** A figure of the trade with what it measures. */
export type Measure = { readonly value: string; readonly label: string };

/** Three figures that each lesson turns on, as a surveyor would note them beside the drawing. */
export const measures: Record<ServiceSlug, Three<Measure>> = {
  masonry: [
    { value: '25\u00a0mm', label: 'raked out of a 10\u00a0mm joint before new mortar goes in' },
    { value: '1 : 3', label: 'lime putty to sand, for soft old brick' },
    { value: '5\u00a0°C', label: 'the coldest day on which lime may be pointed' },
  ],
  restoration: [
    { value: '75\u00a0mm', label: 'the least depth of a stone let into an old face' },
    { value: '3-5\u00a0mm', label: 'joint around an indent, in lime putty and fine sand' },
    { value: '50\u00a0mm', label: 'of salt behind the face, and the stone must be cut out' },
  ],
  'foundation-repairs': [
    { value: '1\u00a0m', label: 'of wall undermined at a time, never two neighbours' },
    { value: '75\u00a0mm', label: 'gap left under the old footing, then rammed dry' },
    { value: '15\u00a0mm', label: 'crack width beyond which an engineer is called' },
  ],
  'structural-repairs': [
    { value: '150\u00a0mm', label: 'the least bearing of a new lintel at each end' },
    { value: '6\u00a0mm', label: 'helical bar in a raked joint stitches a crack' },
    { value: '1,200\u00a0mm', label: 'the widest spacing of weep holes over an opening' },
  ],
  'heritage-restoration': [
    { value: '3', label: 'lists decide whether your house is protected' },
    { value: '1\u00a0m²', label: 'of trial panel, dry before the method is fixed' },
    { value: '5.10(3)', label: 'the clause that lets council wave minor work through' },
  ],
  'building-restoration': [
    { value: '150\u00a0mm', label: 'from the ground up to the floor, at the least' },
    { value: '600\u00a0mm', label: 'of wall cut out at a time to lay a new damp course' },
    { value: '25\u00a0mm', label: 'of brick dries in a month, so render has to wait' },
  ],
  'concrete-repairs': [
    { value: 'pH 9', label: 'below it concrete no longer protects its steel' },
    { value: '20\u00a0mm', label: 'broken out behind the bar, or the patch lets go' },
    { value: '10\u00a0mm', label: 'square saw cut around a repair; no feather edge' },
  ],
  'remedial-building': [
    { value: '1 : 100', label: 'the least fall of a balcony towards its outlet' },
    { value: '24 h', label: 'of dyed water on a dammed balcony proves the path' },
    { value: '600\u00a0mm', label: 'the widest spacing of wall ties, each way' },
  ],
};

import { describe, expect, it } from 'vitest';
import { phaseAfter } from '#features/enquiry/engine/use-sending.ts';

const editing = { kind: 'editing' } as const;
const sending = { kind: 'sending' } as const;
const leaving = { kind: 'leaving', page: 'a' } as const;

describe('the phase of a form', () => {
  it('is sending from Send until it is finished', () => {
    expect(phaseAfter(editing, { kind: 'send' })).toEqual(sending);
    expect(phaseAfter(sending, { kind: 'finish' })).toEqual(editing);
  });

  it('does not change with a second Send, which is therefore not carried out', () => {
    expect(phaseAfter(sending, { kind: 'send' })).toBe(sending);
    expect(phaseAfter(leaving, { kind: 'send' })).toBe(leaving);
  });

  it('stays leaving until another page is shown or the visitor goes back', () => {
    expect(phaseAfter(sending, { kind: 'leave', page: 'a' })).toEqual(leaving);
    expect(phaseAfter(leaving, { kind: 'finish' })).toBe(leaving);
    expect(phaseAfter(leaving, { kind: 'arrive', page: 'a' })).toBe(leaving);
    expect(phaseAfter(leaving, { kind: 'arrive', page: 'b' })).toEqual(editing);
    expect(phaseAfter(leaving, { kind: 'back' })).toEqual(editing);
  });

  it('does not change with the page while nothing has been sent', () => {
    for (const phase of [editing, sending]) {
      expect(phaseAfter(phase, { kind: 'arrive', page: 'b' })).toBe(phase);
      expect(phaseAfter(phase, { kind: 'back' })).toBe(phase);
    }
  });
});

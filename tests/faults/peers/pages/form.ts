import type { LeadRequest } from '../../../../src/contract/envelope.ts';

/** What the page tells after Send. */
export const words = {
  ready: 'Ready.',
  delivered: 'Sent.',
  saved: 'Saved here, and sent when there is a connection.',
  failed: 'Failed. Please send it again.',
} as const;

/** What happened to a lead, as far as the page knows. */
export type Fate = 'delivered' | 'saved' | 'failed';

type Answers = Pick<HTMLInputElement, 'name' | 'value'>;

/** The lead as the server takes it; the id is minted once for what the form holds. */
function leadOf(answers: readonly Answers[], submissionId: string): LeadRequest {
  const valueOf = (name: string) => answers.find((answer) => answer.name === name)?.value ?? '';
  return {
    envelope: {
      formType: 'hero_contact',
      submissionId,
      revision: 1,
      timestamp: new Date().toISOString(),
      source: location.origin,
      data: {
        name: valueOf('name'),
        phone: valueOf('phone'),
        email: valueOf('email'),
        message: valueOf('message'),
        service: 'masonry',
        urgency: 'standard',
        location: '',
        formName: document.title,
        userAgent: navigator.userAgent,
        referrer: '',
        pageUrl: location.href,
      },
    },
    guard: { trap: '', fillMs: 9_000 },
  };
}

/** Has the page's form sent; who reads that it failed finds everything as typed, under the same id. */
export function startForm(send: (lead: LeadRequest) => Promise<Fate>): void {
  const form = document.querySelector('form');
  const status = document.querySelector('output');
  if (!form || !status) throw new Error('the page has no form');
  let id = crypto.randomUUID();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    const fate = await send(
      leadOf([...form.querySelectorAll('input, textarea')].filter(isField), id),
    );
    if (fate !== 'failed') {
      id = crypto.randomUUID();
      form.reset();
    }
    status.textContent = words[fate];
  });
  Reflect.set(globalThis, 'sendMany', (people: readonly Record<string, string>[]) => {
    for (const person of people) {
      const answers = Object.entries(person).map(([name, value]) => ({ name, value }));
      void send(leadOf(answers, crypto.randomUUID()));
    }
  });
  status.textContent = words.ready;
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

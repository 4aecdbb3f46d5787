import type { FastifyInstance } from 'fastify';
import { firstAnswers } from '#content/admin/answers.ts';
import { type AnswerTexts, answerTextsSchema } from '#contract/admin/answers.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';

const KEY = 'answers';

/** `/api/admin/answers`: the firm's own texts to answer a lead with. */
export function answerRoutes(app: FastifyInstance, { store, audit }: Context): void {
  app.get(paths.adminAnswers, async (): Promise<AnswerTexts> => {
    const saved = await store.settings.get(KEY);
    return saved === null ? firstAnswers : answerTextsSchema.parse(JSON.parse(saved));
  });

  app.route({
    method: 'PUT',
    url: paths.adminAnswers,
    async handler(request): Promise<AnswerTexts> {
      const texts = parseInput(answerTextsSchema, request.body);
      await store.settings.set(KEY, JSON.stringify(texts));
      await audit.note(request, { kind: 'settings', subject: 'answers' });
      return texts;
    },
  });
}

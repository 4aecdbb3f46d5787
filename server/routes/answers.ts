import type { FastifyInstance } from 'fastify';
import { type AnswerTexts, answerTextsSchema } from '#contract/admin/answers.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { answerTexts, saveAnswerTexts } from '../store/answer-texts.ts';

/** `/api/admin/answers`: the firm's own texts to answer a lead with. */
export function answerRoutes(app: FastifyInstance, { store, audit }: Context): void {
  app.get(paths.adminAnswers, () => answerTexts(store.settings));

  app.route({
    method: 'PUT',
    url: paths.adminAnswers,
    async handler(request): Promise<AnswerTexts> {
      const texts = parseInput(answerTextsSchema, request.body);
      await audit.change(request, async ({ settings }) => {
        await saveAnswerTexts(settings, texts);
        return [{ kind: 'settings', subject: 'answers' }];
      });
      return texts;
    },
  });
}

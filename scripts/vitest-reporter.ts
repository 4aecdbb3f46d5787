import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node';
import { REPORT_FILE, type VitestReport } from './vitest-report.ts';

const isPoolError = ({ message }: SerializedError) => message.startsWith('[vitest-pool]');

const isUnfinished = (module: TestModule) => ['queued', 'pending'].includes(module.state());

/** A reporter of Vitest: the counts of the files that ran to their end, and what a lost process left. */
export default class implements Reporter {
  #specifications: readonly TestSpecification[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#specifications = specifications;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[REPORT_FILE];
    if (file === undefined) return;
    const finished = modules.filter((module) => !isUnfinished(module));
    const count = (state: 'passed' | 'failed') =>
      finished.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    const report: VitestReport = {
      passed: count('passed'),
      failed: count('failed'),
      // A file that could not be loaded has failed without a failed test.
      isLost:
        errors.length > 0 && errors.every(isPoolError) && finished.every((module) => module.ok()),
      unfinished: this.#unfinished(finished),
    };
    writeFileSync(file, JSON.stringify(report));
  }

  /** A file whose process died before its turn is no module of the run at all. */
  #unfinished(finished: readonly TestModule[]): string[] {
    return this.#specifications
      .filter(
        ({ moduleId, project }) =>
          !finished.some((module) => module.moduleId === moduleId && module.project === project),
      )
      .map(({ moduleId }) => moduleId);
  }
}

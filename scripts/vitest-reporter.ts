import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { REPORT_FILE, type VitestReport } from './vitest-report.ts';

const isPoolError = ({ message }: SerializedError) => message.startsWith('[vitest-pool]');

/** A reporter of Vitest: the counts of the files that ran to their end, and what a lost process left. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[REPORT_FILE];
    if (file === undefined) return;
    const isUnfinished = (module: TestModule) => ['queued', 'pending'].includes(module.state());
    const finished = modules.filter((module) => !isUnfinished(module));
    const count = (state: 'passed' | 'failed') =>
      finished.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    const report: VitestReport = {
      passed: count('passed'),
      failed: count('failed'),
      // A file that could not be loaded has failed without a failed test.
      isLost:
        errors.length > 0 && errors.every(isPoolError) && finished.every((module) => module.ok()),
      unfinished: modules.filter(isUnfinished).map(({ moduleId }) => moduleId),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}

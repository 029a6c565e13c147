/*
 * `npm run mutation`: changes the formulas of the engine one by one and asks whether a test notices. Notes of
 * rules (what an explanation shows) run once, when the module loads, and are left out as static; the tests of
 * the explanation hold them. `run.ts` names the files and judges the score.
 */
export default {
  testRunner: 'engine',
  plugins: ['./tests/mutation/runner.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  tempDirName: '.data/mutation/sandbox',
  ignorePatterns: [
    '.data',
    'build',
    'docs',
    'frontend',
    'tests/e2e',
    'tests/functional',
    'node_modules',
  ],
  thresholds: { high: 95, low: 85, break: null },
  allowConsoleColors: false,
}

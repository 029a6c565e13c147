/*
 * `npm run mutation`: changes the formulas of the engine one by one and asks whether a test notices. Notes of
 * rules (what an explanation shows) run once, when the module loads, and are left out as static; the tests of
 * the explanation hold them.
 */
export default {
  testRunner: 'engine',
  plugins: ['./tests/mutation/runner.ts'],
  mutate: ['modules/compute/rules/**/*.ts', '!modules/compute/rules/steps*.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: '.data/mutation/report.json' },
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
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
}

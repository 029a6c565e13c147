import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { rolldown } from 'rolldown'
import type { CollectedTest } from './japa_shim.ts'

/*
 * A Stryker test runner for the engine: bundles the tests of tests/engine once (in Stryker's sandbox, where
 * every mutant sleeps in the code) and runs them in this process, those first that reach the mutant. A mutant
 * takes milliseconds where a Japa process would take seconds.
 */

/**
 * They look at files, or try so many packages that a thousand mutants would take a day, or ask what holds whatever the
 * formulas are (what is sought is found again, a figure alone is that of the whole): a third of the time of all tests,
 * and none was the first to notice one of 165 changes. What only they notice counts as not noticed.
 */
const LEFT_OUT =
  /(assumed_law|engine_is_pure|figures_alone|law_identity|law_sets|package|properties\w*|reads|schema|solve\w*|supposed_\w+)\.spec\.ts$/

/** What Stryker's changed code and its runner share. */
const shared = globalThis as typeof globalThis & { __stryker__?: InstrumenterContext }

class EngineTestRunner implements TestRunner {
  #tests: readonly CollectedTest[] = []
  /** Milliseconds of each test when it last held: the quick ones are asked first. */
  readonly #times = new Map<string, number>()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const folder = resolve('.mutation')
    const entry = join(folder, 'entry.ts')
    await mkdir(folder, { recursive: true })
    const specs = globSync('tests/engine/*.spec.ts').filter((file) => !LEFT_OUT.test(file))
    const imports = specs.map((file) => `import ${JSON.stringify(resolve(file))}`)
    const shim = resolve('tests/mutation/japa_shim.ts')
    await writeFile(entry, [`export { collected } from '${shim}'`, ...imports].join('\n'))
    const bundle = await rolldown({
      input: entry,
      platform: 'node',
      external: [/^@japa\/assert$/, /^fast-check$/, /^node:/],
      resolve: {
        alias: {
          '@japa/runner': shim,
          '#modules': resolve('modules'),
          '#tests': resolve('tests'),
        },
      },
    })
    const file = join(folder, 'bundle.mjs')
    await bundle.write({ file, format: 'esm' })
    this.#tests = (await import(pathToFileURL(file).href)).collected
  }

  async dryRun(): Promise<DryRunResult> {
    const stryker = (shared.__stryker__ ??= {})
    const tests: TestResult[] = []
    for (const { title, run } of this.#tests) {
      stryker.currentTestId = title
      const start = performance.now()
      const failure = await failureOf(run)
      const told = { id: title, name: title, timeSpentMs: performance.now() - start }
      tests.push(
        failure === undefined
          ? { ...told, status: TestStatus.Success }
          : { ...told, status: TestStatus.Failed, failureMessage: failure }
      )
    }
    stryker.currentTestId = undefined
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage }
  }

  async mutantRun({
    activeMutant,
    testFilter,
    hitLimit,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const stryker = (shared.__stryker__ ??= {})
    stryker.hitCount = hitLimit === undefined ? undefined : 0
    stryker.hitLimit = hitLimit
    stryker.activeMutant = activeMutant.id
    const wanted = testFilter && new Set(testFilter)
    const timeOf = ({ title }: CollectedTest) => this.#times.get(title) ?? 0
    const tests = this.#tests
      .filter(({ title }) => !wanted || wanted.has(title))
      .sort((a, b) => timeOf(a) - timeOf(b))
    let nrOfTests = 0
    try {
      for (const { title, run } of tests) {
        nrOfTests++
        const start = performance.now()
        const failureMessage = await failureOf(run)
        if (failureMessage === undefined) this.#times.set(title, performance.now() - start)
        if (stryker.hitCount && hitLimit !== undefined && stryker.hitCount > hitLimit)
          return { status: MutantRunStatus.Timeout }
        if (failureMessage !== undefined) {
          return { status: MutantRunStatus.Killed, killedBy: [title], failureMessage, nrOfTests }
        }
      }
      return { status: MutantRunStatus.Survived, nrOfTests }
    } finally {
      stryker.activeMutant = undefined
    }
  }
}

async function failureOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 300)
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'engine', EngineTestRunner),
]

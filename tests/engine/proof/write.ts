/**
 * Writes the published cases that `barema law prove` computes again: `npm run proof`, after a case was added. What it writes is compared
 * by `tests/engine/proof.spec.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { payCases, scaleCases } from './gather.ts'

const FILE = new URL('../../../modules/compute/contract/published_cases.json', import.meta.url)

await writeFile(FILE, `${JSON.stringify({ pay: payCases(), scales: scaleCases() }, null, 1)}\n`)

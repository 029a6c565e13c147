/**
 * Writes the published cases that `barema law prove` computes again: `npm run proof`, after a case was added. What it writes is compared
 * by `tests/engine/proof.spec.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { BESIDE } from '../cases/beside.ts'
import { payCases, scaleCases } from './gather.ts'

const FILE = new URL('../../../modules/compute/contract/published_cases.json', import.meta.url)

const held = { pay: payCases(), scales: scaleCases(), beside: BESIDE }
await writeFile(FILE, `${JSON.stringify(held, null, 1)}\n`)

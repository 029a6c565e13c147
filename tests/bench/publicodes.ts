import Engine from 'publicodes'
import rules from 'modele-social'

/*
 * The same kind of job by the nearest public engine: `publicodes` with the French `modele-social`, a gross
 * salary in, net pay and employer cost out. Its law is another one; what is compared is the work.
 */

const COUNT = 40
const SILENT = { log() {}, warn() {}, error() {} }
const OUT = [
  'salarié . rémunération . net . payé après impôt',
  'salarié . coût total employeur',
] as const

/** Computations a second on one core, the best of `runs`; the model is parsed beforehand. */
export function publicodesPerSecond(runs: number): number {
  const engine = new Engine(rules, { logger: SILENT })
  let perSecond = 0
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    for (let i = 0; i < COUNT; i++) computed(engine, 2000 + ((i * 97) % 4000))
    perSecond = Math.max(perSecond, (COUNT * 1000) / (performance.now() - start))
  }
  return perSecond
}

function computed(engine: Engine<string>, gross: number): void {
  engine.setSituation({ 'salarié . contrat . salaire brut': `${gross} €/mois` })
  for (const name of OUT) {
    if (typeof engine.evaluate(name).nodeValue !== 'number') throw new Error(`no ${name}`)
  }
}

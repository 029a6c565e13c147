import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import {
  errorText,
  lineText,
  listParameters,
  MONTHLY_FIELDS,
  ruleText,
} from '#modules/compute/pure'
import { RULES } from '#modules/compute/rules/index'
import { SHEET_UNITS } from '#modules/compute/rules/units_of_sheet'
import { Sheet } from '#modules/compute/rules/sheet'
import { answered, lines, request } from './requests.ts'

test.group('The explanation', () => {
  test('gives every rule once, with the figures of the answer', ({ assert }) => {
    const { compute, explanation } = answered(request({ explain: true }))
    const byRule = Object.fromEntries(explanation!.map(({ rule, value }) => [rule, value]))
    const shown = RULES.filter(({ notes }) => notes.onlyFor === undefined)
    assert.lengthOf(Object.keys(byRule), shown.length)
    const { remunerationMensuelle, remunerationAnnuelle } = compute.remuneration
    for (const holder of [remunerationMensuelle, remunerationAnnuelle]) {
      for (const [field, amount] of Object.entries(holder)) {
        if (field in byRule) assert.equal(byRule[field], amount, field)
      }
    }
    assert.equal(byRule.coutEmployeurAnnuel, compute.coutEmployeur.coutEmployeurAnnuel)
  })

  test('does not change the figures, and is absent unless asked for', ({ assert }) => {
    const plain = answered(request())
    assert.notProperty(plain, 'explanation')
    assert.deepEqual(answered(request({ explain: true })).compute, plain.compute)
  })

  test('shows formula, inputs, parameters with start and source, and rounding', ({ assert }) => {
    const { explanation } = answered(request({ explain: true }))
    assert.deepEqual(
      explanation!.find(({ rule }) => rule === 'onss'),
      {
        rule: 'onss',
        value: -392.1,
        unit: 'EUR',
        formula: '− baseCotisations × onss.tauxPersonnel',
        inputs: { baseCotisations: 3000 },
        parameters: [
          {
            id: 'onss.tauxPersonnel',
            value: 13.07,
            unit: '%',
            from: '2018-01-01',
            source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 495',
            confidence: 'official',
            checked: '2026-11-20',
          },
        ],
        rounding: 'cent',
      }
    )
  })

  test('shows the value of the day: volet A in March and in September', ({ assert }) => {
    const coefficient = (date: string) =>
      answered(request({ date, explain: true }))
        .explanation!.find(({ rule }) => rule === 'bonusEmploiVoletA')!
        .parameters.find(({ id }) => id === 'bonusEmploi.voletACoefficient')
    assert.deepInclude(coefficient('2026-03-31'), { value: 24.42, from: '2026-03-01' })
    assert.deepInclude(coefficient('2026-09-01'), { value: 27.39, from: '2026-09-01' })
  })

  test('the fiscal and the social work bonus stand side by side', ({ assert }) => {
    const computed = lines()
    assert.equal(computed.bonusEmploi, 110.54)
    assert.equal(computed.bonusEmploiFiscal, 36.63)
    assert.equal(computed.impotMensuel - computed.bonusEmploiFiscal, 437.87)
  })

  test('every name in a formula is an input, a parameter or a word of the rule', ({ assert }) => {
    const parameters = new Set(listParameters().map(({ id }) => id))
    const sheet = new Sheet()
    for (const { id, notes } of RULES) {
      for (const name of notes.parameters ?? []) assert.include([...parameters], name, id)
      for (const name of notes.inputs) assert.property(sheet, name, id)
      for (const [name] of notes.formula.matchAll(/\b[a-z]\w*\.[a-zA-Z]\w*/g)) {
        assert.include(notes.parameters as readonly string[], name, id)
      }
    }
  })

  test('every field of the sheet has the unit of its type, and no other', async ({ assert }) => {
    const source = await readFile('modules/compute/rules/sheet.ts', 'utf8')
    const declared = [...source.matchAll(/^ {2}(\w+)(?:: (\w+))? = /gm)]
    assert.sameMembers(
      declared.map(([, name]) => name),
      Object.keys(new Sheet())
    )
    for (const [, name, type] of declared) {
      const unit = SHEET_UNITS[name] ?? 'cents'
      if (type === 'RevenusConjoint') continue
      if (type === 'Cents') assert.equal(unit, 'cents', name)
      else if (type === 'Ppm') assert.equal(unit, 'ppm', name)
      else assert.notInclude(['cents', 'ppm'], unit, name)
    }
  })
})

test.group('The words', () => {
  for (const language of ['fr', 'nl', 'en'] as const) {
    test(`every rule has a title and a sentence in ${language}`, ({ assert }) => {
      for (const { id } of RULES) {
        const text = ruleText(id, language)
        assert.isDefined(text, id)
        assert.isNotEmpty(text!.title)
        assert.match(text!.explanation, /^\p{Lu}.*\.$/u, id)
      }
      assert.isUndefined(ruleText('nothing', language))
    })

    test(`every line of the answer has a label in ${language}`, ({ assert }) => {
      const { coutEmployeur, remuneration } = answered(request()).compute
      const keys = [
        ...MONTHLY_FIELDS,
        ...Object.keys(remuneration.remunerationAnnuelle),
        ...coutEmployeur.remunerationsFixes.map(({ key }) => key),
      ]
      for (const key of keys) assert.notEqual(lineText(key, language), key, key)
    })
  }

  test('a refusal names its bounds', ({ assert }) => {
    const error = { code: 'out_of_range', path: 'x', params: { min: 0, max: 30 } } as const
    assert.equal(errorText(error, 'en'), 'The value must be between 0 and 30.')
  })
})

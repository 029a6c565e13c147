import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

test.group('What is said to and about a candidate', () => {
  for (const language of LANGUAGES) {
    const screens = (name: string) => read(`frontend/lang/${language}/${name}.json`)

    test(`a household is called the same on the candidate’s page, in the editor and on paper, in ${language}`, async ({
      assert,
    }) => {
      const [candidate, pay] = [await screens('candidate'), await screens('pay')]
      const pdf = JSON.stringify(await read(`modules/packages/lang/${language}/document.json`))
      for (const each of ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant']) {
        assert.equal(candidate[`etatCivil_${each}`], pay[`situation_${each}`])
        assert.include(pdf, `"${each}":"${candidate[`etatCivil_${each}`]}"`)
      }
      assert.match(candidate.etatCivil_cohabitant, /légal|wettelijk|legally/i)
    })

    test(`the lowest pay says of what it is, and full time that it is, in ${language}`, async ({
      assert,
    }) => {
      const { minimum, fullTime } = await screens('candidate')
      assert.match(minimum, /brut mensuel|brutomaandloon|monthly gross/)
      assert.match(fullTime, /temps plein|voltijds|full time/i)
    })

    test(`a switch says what the candidate’s page has: the law and its day, in ${language}`, async ({
      assert,
    }) => {
      const { showLegalSourcesHint } = await screens('offers')
      assert.notMatch(showLegalSourcesHint, /articl|artikel|ligne|lijn|\blines?\b/i)
    })
  }

  test('the lowest pay in French, as it was decided', async ({ assert }) => {
    const { minimum } = await read('frontend/lang/fr/candidate.json')
    assert.match(minimum, /^En sélectionnant vos avantages, .*votre brut mensuel/)
  })
})

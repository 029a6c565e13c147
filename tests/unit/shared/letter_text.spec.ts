import { test } from '@japa/runner'
import { letterText } from '#modules/shared/mail/letter_text'

test.group('The plain text of a mail', () => {
  test('sets the colon as {language} does')
    .with([
      { language: 'fr', colon: '\u00a0:' },
      { language: 'nl', colon: ':' },
      { language: 'en', colon: ':' },
    ] as const)
    .run(({ assert }, { language, colon }) => {
      const text = letterText({
        language,
        subject: 'S',
        preview: 'P',
        heading: 'H',
        paragraphs: ['Noor,'],
        facts: [{ label: 'Job', value: 'Baker' }],
        action: { label: 'Open', url: 'https://acme.test/o/1' },
        closing: [],
        footer: ['Barema'],
      })
      assert.include(text, `Job${colon} Baker\n`)
      assert.include(text, `Open${colon}\nhttps://acme.test/o/1\n`)
    })
})

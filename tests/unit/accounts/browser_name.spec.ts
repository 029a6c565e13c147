import { test } from '@japa/runner'
import { browserName } from '#modules/shared/values/browser_name'

test.group('Names of browsers', () => {
  test('say browser and system, each by the sign that only it carries', ({ assert }) => {
    const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
    for (const [agent, name] of [
      [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome · Windows'],
      [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/156.0`, 'Edge · Windows'],
      [`Mozilla/5.0 (Linux; Android 15; K) ${chrome}`, 'Chrome · Android'],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
        'Safari · iOS',
      ],
      ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605', 'Safari · macOS'],
      ['curl/8.5.0', null],
      ['', null],
    ] as const)
      assert.equal(browserName(agent), name)
  })
})

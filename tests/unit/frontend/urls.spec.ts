import { test } from '@japa/runner'
import { audienceOf, isScreen } from '../../../frontend/audience.ts'
import { loginWithReturn, safeReturnUrl, urls } from '../../../frontend/urls.ts'

test.group('Addresses', () => {
  test('a return address stays inside the application', ({ assert }) => {
    assert.equal(safeReturnUrl('/packages?page=2'), '/packages?page=2')
    for (const hostile of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/login',
      '/login?return_url=/x',
    ]) {
      assert.equal(safeReturnUrl(hostile), urls.home, String(hostile))
    }
  })

  test('the sign-in screen remembers where one was going', ({ assert }) => {
    assert.equal(loginWithReturn('/'), '/login')
    assert.equal(loginWithReturn('/packages?page=2'), '/login?return_url=%2Fpackages%3Fpage%3D2')
  })

  test('each address belongs to one audience', ({ assert }) => {
    for (const path of ['/', '/packages', '/offers/1', '/settings', '/print/p/1', '/onboarding'])
      assert.equal(audienceOf(path), 'employer', path)
    for (const path of [
      '/o/abc',
      '/o/abc/welcome',
      '/d/w/abc',
      '/s/abc',
      '/s/abc/sign',
      '/onboard',
      '/onboard/x',
      '/signature-confirmation/x',
      '/_status',
    ])
      assert.equal(audienceOf(path), 'candidate', path)
    for (const path of ['/w', '/w/login', '/iw/abc/reward'])
      assert.equal(audienceOf(path), 'worker', path)
  })

  test('pages behind the sign-in are the employer’s, but for the doors to it and paper', ({
    assert,
  }) => {
    for (const path of ['/', '/packages', '/offers/1', '/settings', '/onboarding', '/team/x'])
      assert.isTrue(isScreen(path), path)
    for (const path of ['/login', '/login/google', '/invitation', '/print/p/1', '/print/o/1'])
      assert.isFalse(isScreen(path), path)
    for (const path of [
      '/health-check',
      '/onboard',
      '/verify',
      '/s/abc',
      '/d/w/abc',
      '/w',
      '/iw/x',
    ])
      assert.isFalse(isScreen(path), path)
  })
})

import { test } from '@japa/runner'
import { moduleBeside } from '#modules/shared/documents/start_child'

test.group('A module that runs in a child', () => {
  test('stands beside its caller: source beside source, also of a later reload, and built beside built', ({
    assert,
  }) => {
    const beside = (url: string) => String(moduleBeside(url, 'render_child'))
    assert.equal(beside('file:///app/child_renderer.ts'), 'file:///app/render_child.ts')
    assert.equal(beside('file:///app/child_renderer.ts?hot-hook=2'), 'file:///app/render_child.ts')
    assert.equal(beside('file:///app/child_renderer.js'), 'file:///app/render_child.js')
  })
})

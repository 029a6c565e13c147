import { test } from '@japa/runner'
import { isPlainSvg } from '#modules/accounts/domain/plain_svg'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

test.group('A plain drawing', () => {
  test('is what drawing programs save', ({ assert }) => {
    for (const plain of [
      svg('<path d="M0 0h9v9z" fill="#a35"/>'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a > comment -->\n${svg('<g><title>É &amp; co</title><rect/></g>')}\n`,
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><linearGradient id="b" xlink:href="#a"/></defs><circle fill="url(#b)" style="stroke:url(\'#a\')"/>'
      ),
      svg('<style>.cls-1{fill:#0b6e4f;stroke-width:2px}</style><path class="cls-1" d="M0 0"/>'),
      svg('<style><![CDATA[.a > .b {fill: red}]]></style>'),
      svg('<clipPath id="c"><rect/></clipPath><g clip-path="url(#c)"><path/></g>'),
      svg(
        '<path data-name="Logo" xml:space="preserve" inkscape:label="x"/>',
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
      ),
      svg('<text x="1" font-family="Inter">Acme <tspan dy="2">nv</tspan></text>'),
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    ])
      assert.isTrue(isPlainSvg(plain), plain)
  })

  test('holds nothing that runs, however it is written', ({ assert }) => {
    for (const active of [
      svg('<script>alert(1)</script>'),
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
      svg('<path onload="alert(1)"/>'),
      svg('<a xlink:href="javascript:alert(1)"><path/></a>'),
      svg('<g/onclick=alert(1)>'),
      svg('<g onclick="alert(1)"/>'),
      svg('<g ONCLICK="alert(1)"/>'),
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'),
      svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
      svg('<set attributeName="onload" to="alert(1)"/>'),
      svg('<handler xmlns="http://www.w3.org/2001/xml-events"/>'),
      svg('<path/>', ' onload="alert(1)"'),
      `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`,
      `<?xml-stylesheet href="x.css"?>${svg('')}`,
      '<html><svg/></html>',
    ])
      assert.isFalse(isPlainSvg(active), active)
  })

  test('fetches nothing', ({ assert }) => {
    for (const leading of [
      svg('<image href="https://evil.example/x.png"/>'),
      svg('<use href="#a"/>'),
      svg('<a href="https://evil.example"><path/></a>'),
      svg('<linearGradient xlink:href="https://evil.example/x#a"/>'),
      svg('<style>@import "https://evil.example/x.css"</style>'),
      svg('<style>@\\69mport "https://evil.example/x.css"</style>'),
      svg('<style>.a{fill:u\\72l(https://evil.example)}</style>'),
      svg('<rect fill="url(https://evil.example/x)"/>'),
      svg('<rect style="fill:URL( &quot;//evil.example/x#a&quot; )"/>'),
      svg('<rect filter="url(#f)"/><filter id="f"><feImage href="//evil.example"/></filter>'),
    ])
      assert.isFalse(isPlainSvg(leading), leading)
  })

  test('costs no more than a drawing to draw', ({ assert }) => {
    const nested = (depth: number) => svg('<g>'.repeat(depth) + '</g>'.repeat(depth))
    assert.isTrue(isPlainSvg(nested(20)))
    assert.isFalse(isPlainSvg(nested(60_000)))
    assert.isTrue(isPlainSvg(svg('<path/>'.repeat(4_000))))
    assert.isFalse(isPlainSvg(svg('<path/>'.repeat(60_000))))
    const masks = (count: number) =>
      svg('<mask id="m"><path/></mask>' + '<g mask="url(#m)"/>'.repeat(count))
    assert.isTrue(isPlainSvg(masks(16)))
    assert.isFalse(isPlainSvg(masks(17)))
    assert.isFalse(isPlainSvg(svg('<style>.a{mask:url(#m)}</style>')), 'by a class')
  })

  test('is whole and well written', ({ assert }) => {
    for (const broken of [
      '',
      'x',
      '<svg',
      '<svg>',
      svg('<g>'),
      svg('</g>'),
      svg('&nbsp;'),
      `${svg('')}<p/>`,
    ])
      assert.isFalse(isPlainSvg(broken), broken)
  })
})

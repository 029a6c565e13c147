import { test } from '@japa/runner'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { EditorState, NodeSelection, TextSelection, type Command } from 'prosemirror-state'
import { parseMarkup, writeMarkup } from '#modules/templates/domain/markup'
import { cleanBody, type Block } from '#modules/templates/domain/template_body'
import { anyBlocks } from '#tests/helpers/template_blocks'
import {
  insertPlace,
  insertVariable,
  leaveList,
  moveVariable,
  plainAtStart,
  setCondition,
} from '../../../frontend/components/rich-text/commands.ts'
import { fromBlocks, toBlocks } from '../../../frontend/components/rich-text/document.ts'
import { blocksOfHtml } from '../../../frontend/components/rich-text/html.ts'
import { toggleKind } from '../../../frontend/components/rich-text/lines.ts'
import { fittingBlocks } from '../../../frontend/lib/fitting-blocks.ts'
import { blocksOfText } from '../../../frontend/components/rich-text/paste.ts'

/** Each line of a heading is a heading. */
const oneLined = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) =>
    ['title', 'subtitle', 'article'].includes(block.kind)
      ? block.lines.map((line) => ({ ...block, lines: [line] }))
      : [block]
  )

/** Blocks as one reads them: `title: Contrat`, lines apart by a bar, bold and italic as in Markdown. */
const read = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    const lines = block.lines.map((line) => [line])
    const text = lines.map((line) => writeMarkup([{ kind: 'title', lines: line }]).slice(2))
    return `${block.kind}: ${text.join(' / ')}`
  })

const page = (html: string) =>
  read(toBlocks(fromBlocks(blocksOfHtml(new JSDOM(html).window.document.body))))

test.group('The text in the editor', () => {
  test('what goes in comes out as the server keeps it', ({ assert }) => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        assert.deepEqual(toBlocks(fromBlocks(blocks)), cleanBody(oneLined(blocks)))
      }),
      { numRuns: 1_000 }
    )
  })

  test('goes to Markdown and back without loss', ({ assert }) => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const text = toBlocks(fromBlocks(blocks))
        const { blocks: again, unknown } = parseMarkup(writeMarkup(text))
        assert.deepEqual(toBlocks(fromBlocks(again as Block[])), text)
        assert.deepEqual(unknown, [], 'braces of the text stay words')
      }),
      { numRuns: 1_000 }
    )
  })

  test('an offer takes no article, no place and no condition of a contract', ({ assert }) => {
    const { blocks } = parseMarkup(
      '{{if contract.isFixedTerm}} § Durée\n\n{{if package.hasVoitureSociete}} Vélo\n\n{{payTable}}'
    )
    const letter = fittingBlocks(blocks, 'OFFER_TEXT')
    assert.equal(writeMarkup(letter), '## Durée\n\n{{if package.hasVoitureSociete}} Vélo')
  })
})

test.group('The commands of the editor', () => {
  const typed: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText('X'))
    return true
  }
  /** The text after commands, with `|` where the cursor stood; from one bar to the next where there are two. */
  const after = (markup: string, ...commands: Command[]) => {
    let state = EditorState.create({ doc: fromBlocks(parseMarkup(markup).blocks as Block[]) })
    const bars: number[] = []
    state.doc.descendants((node, pos) => {
      for (const { index } of (node.text ?? '').matchAll(/\|/g)) bars.push(pos + index)
    })
    const { tr } = state
    for (const bar of bars.toReversed()) tr.delete(bar, bar + 1)
    const head = bars.length === 2 ? bars[1]! - 1 : bars[0]!
    state = state.apply(tr.setSelection(TextSelection.create(tr.doc, bars[0]!, head)))
    for (const command of commands)
      command(state, (change) => {
        state = state.apply(change)
      })
    return writeMarkup(toBlocks(state.doc))
  }

  test('lines become headings and lists and paragraphs again, and the cursor stays where it was', ({
    assert,
  }) => {
    assert.equal(after('a|b', toggleKind('title'), typed), '# aXb')
    assert.equal(after('# a|b', toggleKind('title'), typed), 'aXb')
    assert.equal(after('a\nb|\nc', toggleKind('bullets'), typed), 'a\n\n- bX\n\nc')
    assert.equal(after('|a\n\nb\nc|\n\nd', toggleKind('numbers')), '1. a\n2. b\n3. c\n\nd')
    assert.equal(after('- a\n- b|\n- c', toggleKind('bullets'), typed), '- a\n\nbX\n\n- c')
    assert.equal(after('- a\n\nb|\n\n- c', toggleKind('bullets'), typed), '- a\n- bX\n- c')
    assert.equal(after('- a\n- |b', toggleKind('numbers'), typed), '- a\n\n1. Xb')
    assert.equal(
      after('§ a\n\n{{payTable}}\n\nb|', toggleKind('article')),
      '§ a\n\n{{payTable}}\n\n§ b'
    )
  })

  test('a condition stays with its block', ({ assert }) => {
    assert.equal(
      after('{{if contract.hasReason}} a|b', toggleKind('bullets')),
      '{{if contract.hasReason}} - ab'
    )
    assert.equal(
      after('a|\n\nb', setCondition('contract.isFixedTerm')),
      '{{if contract.isFixedTerm}} a\n\nb'
    )
    assert.equal(after('{{if contract.isFixedTerm}} a|', setCondition(null)), 'a')
  })

  test('Enter in an empty item and Backspace at the start of one leave the list', ({ assert }) => {
    assert.equal(after('- a\n- |b', plainAtStart), '- a\n\nb')
    assert.equal(after('- a|', plainAtStart), '- a')
    assert.equal(after('- a\n- |', leaveList, typed), '- a\n\nX')
    assert.equal(after('- a\n- |x', leaveList), '- a\n- x')
  })

  test('a variable is put in, moved over words and into the next line', ({ assert }) => {
    const choose: Command = (state, dispatch) => {
      dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, state.selection.from - 1)))
      return true
    }
    const put = [insertVariable('today'), choose]
    assert.equal(after('un deux| trois', insertVariable('today')), 'un deux{{today}} trois')
    assert.equal(after('un deux| trois', ...put, moveVariable(-1)), 'un {{today}}deux trois')
    assert.equal(after('un deux| trois', ...put, moveVariable(1)), 'un deux trois{{today}}')
    assert.equal(after('un|\n\ndeux', ...put, moveVariable(1)), 'un\n\n{{today}}deux')
    assert.equal(after('un\n\n|deux', ...put, moveVariable(-1)), 'un{{today}}\n\ndeux')
    assert.equal(after('|un', ...put, moveVariable(-1)), '{{today}}un')
  })

  test('a place stands behind the block of the cursor', ({ assert }) => {
    assert.equal(after('a|\n\nb', insertPlace('payTable')), 'a\n\n{{payTable}}\n\nb')
    assert.equal(after('a|', insertPlace('signatures')), 'a\n\n{{signatures}}')
  })
})

test.group('What is pasted', () => {
  test('from Word: headings, lists that are paragraphs, bold and italic; no notes, pictures and deletions', ({
    assert,
  }) => {
    const item = (sign: string, words: string, list = 0) =>
      `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l${list} level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
    assert.deepEqual(
      page(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style>
        <!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body lang=FR>
        <p class=MsoTitle>Contrat de travail<o:p></o:p></p>
        <h1><b>Fonction</b></h1><h3>Tâches</h3>
        <p class=MsoNormal style='color:red'>Le <b style='mso-bidi-font-weight:normal'>travailleur</b> est
        <i>engagé</i> <del>hier</del><ins>demain</ins><a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>.<br>
        Il commence tôt.<o:p></o:p></p>
        ${item('·', 'un')}${item('·', 'deux')}
        <p class=MsoNormal><o:p>&nbsp;</o:p></p>
        ${item('1.', 'premier', 1)}${item('2.', 'second', 1)}
        <img src="file:///logo.png"><script>alert(1)</script>
        <div style='mso-element:footnote-list'><p class=MsoFootnoteText>Une note</p></div></body></html>`),
      [
        'title: Contrat de travail',
        'title: Fonction',
        'subtitle: Tâches',
        'paragraph: Le **travailleur** est *engagé* demain. / Il commence tôt.',
        'bullets: un / deux',
        'numbers: premier / second',
      ]
    )
  })

  test('from Google Docs: the bold around everything is none, spans carry the styles, lists in lists go on', ({
    assert,
  }) => {
    assert.deepEqual(
      page(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Offre</span></h2><br />
        <p dir="ltr"><span style="font-weight:400;">Chère </span><span style="font-weight:700;font-style:italic">Alice</span></p>
        <ul><li dir="ltr"><p dir="ltr"><span>un</span></p></li><ul><li><p>dedans</p></li></ul><li><p>deux</p></li></ul>
        <ul><li>autre liste</li></ul></b>`),
      [
        'subtitle: Offre',
        'paragraph: Chère ***Alice***',
        'bullets: un / dedans / deux',
        'bullets: autre liste',
      ]
    )
  })

  test('a row of a table is a line, and known braces are variables', ({ assert }) => {
    assert.deepEqual(
      page(
        `<table><tr><th>Brut</th><td><p>3 000</p></td></tr><tr><td></td><td></td></tr><tr><td>Net</td><td>{{ package.salaireNet }}</td></tr></table><div>fin {{x}}</div>`
      ),
      ['paragraph: **Brut** | 3 000 / Net | {{package.salaireNet}}', 'paragraph: fin \\{{x}}']
    )
  })

  test('plain text: a blank line ends a paragraph', ({ assert }) => {
    assert.deepEqual(
      read(blocksOfText('Bonjour {{worker.firstName}},\r\nà demain\r\n\r\nAlice\n')),
      ['paragraph: Bonjour {{worker.firstName}}, / à demain', 'paragraph: Alice']
    )
  })
})

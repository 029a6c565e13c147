import { Fragment, Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { Block, TemplateKind } from '#modules/templates/domain/template_body'
import { fittingBlocks } from '../../lib/fitting-blocks.ts'
import { fromBlocks, toBlocks } from './document.ts'
import { blocksOfHtml } from './html.ts'
import { runsOf } from '#modules/templates/domain/runs_of'

/** Of this editor itself, which needs no cleaning. */
const OURS = /\sdata-pm-slice=/

/**
 * What comes from elsewhere comes as blocks: nothing of a page's markup reaches the text (`html.ts`). Plain words are
 * paragraphs; `{{worker.firstName}}` in either is the variable.
 *
 * @param kind what the text is for: it says what may stand in it
 * @param onPasted told after something came from outside
 */
export function paste(kind: TemplateKind, onPasted: () => void): Plugin {
  return new Plugin({
    props: {
      // Copied from a contract into an offer, for one.
      transformPasted(slice) {
        const blocks = toBlocks(slice.content)
        const fitting = fittingBlocks(blocks, kind)
        return JSON.stringify(fitting) === JSON.stringify(blocks) ? slice : sliceOf(fitting)
      },
      clipboardTextParser: (text) => sliceOf(blocksOfText(text)),
      handlePaste(view, event) {
        const html = event.clipboardData?.getData('text/html') ?? ''
        if (OURS.test(html)) return false
        const blocks =
          html === ''
            ? blocksOfText(event.clipboardData?.getData('text/plain') ?? '')
            : blocksOfHtml(new DOMParser().parseFromString(html, 'text/html').body)
        const tr = view.state.tr.replaceSelection(sliceOf(blocks)).scrollIntoView()
        if (blocks.length > 0) view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))
        onPasted()
        return true
      },
    },
  })
}

/** Plain text: a blank line ends a paragraph, as in a mail. */
export function blocksOfText(text: string): Block[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => ({
      kind: 'paragraph' as const,
      lines: paragraph
        .split(/\r?\n/)
        .map((line) => runsOf(line.replace(/\t/g, ' '), { bold: false, italic: false }))
        .filter((runs) => runs.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** Open at both ends, so that words pasted into a sentence stay in it. */
function sliceOf(blocks: readonly Block[]): Slice {
  return blocks.length === 0
    ? Slice.empty
    : Slice.maxOpen(Fragment.from(fromBlocks(blocks).content))
}

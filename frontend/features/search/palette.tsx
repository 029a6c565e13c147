import { useState, type ReactNode } from 'react'
import { Command } from 'cmdk'
import {
  BookOpen,
  Calculator,
  CircleUser,
  FilePlus,
  FileText,
  Package,
  Scale,
  Search,
  Send,
  type LucideIcon,
} from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useNavigate } from 'react-router'
import { useSearch, useSeen, type Found } from '@/api/search'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { matches } from '@/lib/matches'
import { seenIds } from '@/lib/seen'
import { useFocusReturn } from '@/lib/use-focus-return'
import { usePaused } from '@/lib/use-paused'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useActions } from './use-actions.ts'
import { useFigures } from './use-figures.ts'
import { useGuidePages } from './use-guide-pages.ts'

/** A screen one can go to, with its name as the reader's language has it. */
export interface Screen {
  to: string
  label: string
  /** Where it stands, for names that say little alone. */
  under?: string
  icon: LucideIcon
}

interface PaletteProps {
  screens: Screen[]
  userId: string
  onClose: () => void
}

/**
 * Type a few letters, press Enter: an action, a screen, a worker, a package, an offer, a casefile, a benefit, a figure of the
 * law or a page of the guide. Empty, it offers what was opened last.
 */
export function Palette({ onClose, ...content }: PaletteProps) {
  const t = useT()
  const returnFocus = useFocusReturn(true)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        <Radix.Content
          aria-describedby=""
          onCloseAutoFocus={returnFocus}
          className="fixed inset-x-4 top-[max(1rem,12vh)] z-50 mx-auto max-w-xl overflow-hidden rounded-xl border border-line bg-surface shadow-xl shadow-black/10 outline-none data-[state=open]:animate-in data-[state=open]:fade-in-0"
        >
          <Radix.Title className="sr-only">{t('search.title')}</Radix.Title>
          <Content {...content} onDone={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Content({
  screens,
  userId,
  onDone,
}: Pick<PaletteProps, 'screens' | 'userId'> & { onDone: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const typed = text.trim()
  const words = usePaused(typed)
  const search = useSearch(words)
  const [seen] = useState(() => seenIds(userId))
  const recent = useSeen(seen, typed === '')

  const shownScreens =
    typed === ''
      ? screens
      : screens.filter(({ label, under }) => matches(`${under ?? ''} ${label}`, typed))
  const found = typed === '' ? [] : (search.data ?? [])
  const actions = useActions(typed)
  const figures = useFigures(typed)
  const pages = useGuidePages(typed)
  const waits = typed !== '' && (words !== typed || search.isFetching)
  const isEmpty =
    shownScreens.length + found.length + actions.length + figures.length + pages.length === 0

  function go(to: string) {
    onDone()
    void navigate(to)
  }

  return (
    <Command shouldFilter={false} vimBindings={false} loop label={t('search.title')}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          maxLength={100}
          placeholder={t('search.placeholder')}
          className="h-12 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
        {waits && <Spinner className="size-4" />}
      </div>
      <Command.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2">
        {typed === '' && (
          <Group heading={t('search.recent')}>
            {byNewest(recent.data ?? [], seen).map((one) => (
              <FoundItem key={one.id} found={one} onGo={go} />
            ))}
          </Group>
        )}
        <Group heading={t('search.actions')}>
          {actions.map(({ to, label, detail }) => (
            <Item
              key={to}
              value={to}
              icon={FilePlus}
              title={label}
              detail={detail}
              onGo={() => go(to)}
            />
          ))}
        </Group>
        <Group heading={t('search.screens')}>
          {shownScreens.map(({ to, label, under, icon }) => (
            <Item
              key={to}
              value={to}
              icon={icon}
              title={label}
              detail={under}
              onGo={() => go(to)}
            />
          ))}
        </Group>
        {(['worker', 'package', 'offer', 'casefile', 'benefit'] as const).map((kind) => (
          <Group key={kind} heading={t(`search.kind_${kind}`)}>
            {found
              .filter((one) => one.kind === kind)
              .map((one) => (
                <FoundItem key={one.id} found={one} onGo={go} />
              ))}
          </Group>
        ))}
        <Group heading={t('search.law')}>
          {figures.map(({ id, title, subject }) => (
            <Item
              key={id}
              value={id}
              icon={Scale}
              title={title}
              detail={subject}
              onGo={() => go(urls.lawParameter(id))}
            />
          ))}
        </Group>
        <Group heading={t('search.guide')}>
          {pages.map(({ page, title }) => (
            <Item
              key={page}
              value={`help ${page}`}
              icon={BookOpen}
              title={title}
              onGo={() => go(urls.help(page))}
            />
          ))}
        </Group>
        {isEmpty && !waits && !search.error && (
          <p role="status" className="px-2 py-8 text-center text-sm text-ink-soft">
            {t('search.nothing', { words: typed })}
          </p>
        )}
      </Command.List>
      {typed !== '' && search.error && (
        <Notice tone="danger" className="m-2">
          {t('common.noAnswer')}
        </Notice>
      )}
      <p
        aria-hidden
        className="hidden border-t border-line px-4 py-2 text-xs text-ink-soft sm:block"
      >
        {t('search.keys')}
      </p>
    </Command>
  )
}

/** A heading over its lines; nothing without lines. */
function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {children}
    </Command.Group>
  )
}

function FoundItem({ found, onGo }: { found: Found; onGo: (to: string) => void }) {
  const t = useT()
  const { id, title } = found
  return <Item value={id} title={title} {...shownAs(found, t)} onGo={() => onGo(screenOf(found))} />
}

function shownAs({ kind, detail }: Found, t: ReturnType<typeof useT>) {
  switch (kind) {
    case 'worker':
      return { icon: CircleUser, detail: detail ?? undefined }
    case 'package':
      return { icon: Calculator, detail: t(`packages.category_${detail}`) }
    case 'offer':
      return { icon: Send, detail: t(`offers.status_${detail}`) }
    case 'casefile':
      return { icon: FileText, detail: t(`documents.status_${detail}`) }
    case 'benefit':
      return { icon: Package, detail: t(`benefits.kind_${detail}`) }
  }
}

function screenOf({ kind, id, detail }: Found): string {
  switch (kind) {
    case 'worker':
      return urls.worker(id)
    case 'package':
      return urls.editPackage(id)
    case 'offer':
      return urls.offer(id)
    case 'casefile':
      return urls.casefile(id)
    case 'benefit':
      return `${urls.benefitsSettings}?kind=${detail}`
  }
}

interface ItemProps {
  value: string
  icon: LucideIcon
  title: string
  detail?: string
  onGo: () => void
}

function Item({ value, icon: Icon, title, detail, onGo }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onGo}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-2 text-sm select-none data-[selected=true]:bg-sunken"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="truncate">{title}</span>
      {detail && <span className="ml-auto truncate pl-2 text-xs text-ink-soft">{detail}</span>}
    </Command.Item>
  )
}

/** In the order in which they were opened. */
function byNewest(found: Found[], ids: string[]): Found[] {
  return [...found].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

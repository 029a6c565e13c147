import type { CSSProperties, ReactNode } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface SortableListProps<Item extends { id: string }> {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** The order is shown and stays. */
  disabled: boolean
  onSort: (items: Item[]) => void
  /** @param handle what an item is moved by; null where the order stays */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/**
 * A short list in an order of its own: an item is moved by its handle with mouse or finger, or by keys: Space takes it,
 * the arrows move it, Space puts it down, Escape puts it back. What happens is said aloud.
 */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  disabled,
  onSort,
  children,
}: SortableListProps<Item>) {
  const t = useT()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )
  const at = (id: unknown) => items.findIndex((item) => item.id === id)
  const said = (id: unknown, place: unknown = id) => {
    const item = items[at(id)]
    return { name: item ? nameOf(item) : '', place: at(place) + 1, places: items.length }
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lists.taken', said(active.id)),
    onDragOver: ({ active, over }) =>
      over ? t('lists.moved', said(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) => t('lists.putDown', said(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => t('lists.putBack', said(active.id)),
  }
  function end({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onSort(arrayMove([...items], at(active.id), at(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('lists.sortHint') },
      }}
      onDragEnd={end}
    >
      <SortableContext
        items={[...items]}
        strategy={verticalListSortingStrategy}
        disabled={disabled}
      >
        <ol aria-label={label} className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)} disabled={disabled}>
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps {
  id: string
  name: string
  disabled: boolean
  children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, disabled, children }: SortableItemProps) {
  const t = useT()
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled })
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={cn('bg-surface', isDragging && 'relative z-10 shadow-lg shadow-ink/10')}
    >
      {children(
        disabled ? null : (
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-roledescription={t('lists.sortable')}
            aria-label={t('lists.move', { name })}
            className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-soft hover:text-ink md:size-8"
          >
            <GripVertical className="size-4" aria-hidden />
          </button>
        )
      )}
    </li>
  )
}

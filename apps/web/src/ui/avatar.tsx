import { CircleUserRound } from 'lucide-react'
import { Avatar as Radix } from 'radix-ui'
import { cn } from './cn'

/** Dark enough for white letters on each of them. */
const colors = ['#4a5fc1', '#1f7a6d', '#9a4a17', '#8a3f8f', '#2f6f9f', '#a03d4f', '#55702a', '#6b5a9e']

function colorOf(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return colors[sum % colors.length] ?? '#4a5fc1'
}

function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/)
  const letters = words.length > 1 ? [words[0]?.[0], words.at(-1)?.[0]] : [words[0]?.[0]]
  return letters.join('').toUpperCase()
}

export interface Person {
  id: string
  display_name: string
  avatar_url?: string | null
}

interface AvatarProps {
  person: Person
  size?: number
  className?: string
}

/** Decoration beside a name. Where it stands alone, name it on the control around it. */
export function Avatar({ person, size = 18, className }: AvatarProps) {
  const frame = {
    'aria-hidden': true,
    className: cn(
      'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full select-none',
      className,
    ),
    style: { width: size, height: size },
  }
  const letters = {
    // Drawn by the style sheet: as text, the letters would be part of what the control around them is called.
    'data-initials': initialsOf(person.display_name),
    className:
      'flex size-full items-center justify-center font-medium text-white before:content-[attr(data-initials)]',
    style: { background: colorOf(person.id), fontSize: Math.max(8, Math.round(size * 0.42)) },
  }
  if (!person.avatar_url) {
    return (
      <span {...frame}>
        <span {...letters} />
      </span>
    )
  }
  return (
    <Radix.Root {...frame}>
      <Radix.Image src={person.avatar_url} alt="" className="size-full object-cover" />
      <Radix.Fallback {...letters} />
    </Radix.Root>
  )
}

export function AvatarStack({ people, size = 18 }: { people: readonly Person[]; size?: number }) {
  if (people.length === 0) return <CircleUserRound className="size-[18px] text-faint" aria-hidden />
  return (
    <span className="inline-flex items-center -space-x-1.5">
      {people.slice(0, 3).map((person) => (
        <Avatar key={person.id} person={person} size={size} className="ring-2 ring-surface" />
      ))}
      {people.length > 3 && <span className="pl-2.5 text-xs text-faint">+{people.length - 3}</span>}
    </span>
  )
}

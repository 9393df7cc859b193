import { useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, type ComponentProps, type MouseEvent } from 'react'
import { useShell } from '@/features/shell/shell-context'

/** The lists on screen, each with its work items in its order: next and previous in the panel follow them. */
const orders = new Set<readonly string[]>()

/** For lists: the names of their work items (WEB-12), from the top down. */
export function useWorkItemOrder(names: readonly string[]): void {
  useEffect(() => {
    orders.add(names)
    return () => {
      orders.delete(names)
    }
  }, [names])
}

export function neighbour(name: string, step: 1 | -1): string | undefined {
  const order = [...orders].find((names) => names.includes(name))
  return order?.[order.indexOf(name) + step]
}

/**
 * Opens a work item beside the list that one is in, or as a page from another work item's page. The address is that of
 * its page either way; back closes the panel.
 */
export function useOpenWorkItem(): (name: string, options?: { replace?: boolean }) => void {
  const { slug } = useShell()
  const navigate = useNavigate()
  const onPage = useMatch({ from: '/$workspace/browse/$item', shouldThrow: false }) !== undefined
  return useCallback(
    (name, { replace = false } = {}) => {
      const page = { to: '/$workspace/browse/$item', params: { workspace: slug, item: name } } as const
      if (onPage) void navigate({ ...page, replace })
      else void navigate({ to: '.', search: (before) => ({ ...before, peek: name }), mask: page, replace })
    },
    [slug, navigate, onPage],
  )
}

/** The address of a work item's page. */
export function useWorkItemHref(): (name: string) => string {
  const { slug } = useShell()
  const router = useRouter()
  return useCallback(
    (name) =>
      router.buildLocation({ to: '/$workspace/browse/$item', params: { workspace: slug, item: name } }).href,
    [slug, router],
  )
}

interface WorkItemLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'name'> {
  name: string
}

/** A link to a work item: a plain click opens it here, others open its page, as with any link. */
export function WorkItemLink({ name, ...rest }: WorkItemLinkProps) {
  const open = useOpenWorkItem()
  const hrefOf = useWorkItemHref()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open(name)
  }
  return <a href={hrefOf(name)} onClick={onClick} {...rest} />
}

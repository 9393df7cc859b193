import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The layouts that are fetched when they are asked for; the list comes with the page. Unlike React's `lazy`, one that is
 * here already is drawn at once: React shows what stands in for a lazy part for 300 ms, however soon it comes.
 */
export const lazyLayouts = {
  board: lazyRouteComponent(() => import('./work-item-board'), 'WorkItemBoard'),
  spreadsheet: lazyRouteComponent(() => import('./work-item-sheet'), 'WorkItemSheet'),
  calendar: lazyRouteComponent(() => import('./work-item-calendar'), 'WorkItemCalendar'),
  timeline: lazyRouteComponent(() => import('./work-item-timeline'), 'WorkItemTimeline'),
}

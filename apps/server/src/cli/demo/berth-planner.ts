import { item, type Project } from './content.js'

export const berthPlanner: Project = {
  name: 'Berth Planner',
  identifier: 'BERTH',
  description: 'Which ship lies where and when, for the planners of a port.',
  lead: 'tomas',
  modules: [
    {
      name: 'Quay view',
      description: 'The port drawn to scale, with every ship of the week on it.',
      status: 'completed',
      lead: 'ines',
      days: [-95, -30],
    },
    {
      name: 'Conflict warnings',
      description: 'Tell the planner what cannot work before the ship arrives.',
      status: 'in-progress',
      lead: 'tomas',
      days: [-28, 24],
    },
    {
      name: 'Reports',
      description: 'Figures that the harbour office needs once a month.',
      status: 'planned',
      lead: 'priya',
      days: [20, 70],
    },
    {
      name: 'Fax import',
      description: 'Dropped: the last agent that sent faxes now uses mail.',
      status: 'cancelled',
      lead: 'jun',
    },
  ],
  epics: [
    item(
      'One plan for the whole port',
      { state: 'In Progress', priority: 'high', who: ['mara'], labels: ['Feature'], days: [-95, 40] },
      'Planners, tugs and terminals look at the same plan, and each sees at once what the others change.',
    ),
    item(
      'Answers for the harbour office',
      { state: 'Todo', priority: 'medium', who: ['priya'], labels: ['Customer'], days: [15, 80] },
      'The office answers questions about berths and waiting times without calling a planner.',
    ),
  ],
  items: [
    item(
      'Draw the quay to scale',
      { state: 'Done', priority: 'high', who: ['ines'], labels: ['Feature'], days: [-95, -84], points: 8, module: 'Quay view', epic: 'One plan for the whole port' },
      'Planners judge by eye whether a ship fits. The drawing must have the true lengths of berths and ships.',
      '<ul><li>One metre is the same everywhere on the page.</li><li>Bollards are numbered as on the quay.</li></ul>',
    ),
    item(
      'Drag a ship to another berth',
      { state: 'Done', priority: 'high', who: ['ines', 'tomas'], labels: ['Feature'], days: [-86, -72], points: 8, module: 'Quay view', epic: 'One plan for the whole port' },
      'A planner moves ships many times a day. Dragging is faster than the form, and shows the neighbours meanwhile.',
    ),
    item(
      'Zoom from a day to a month',
      { state: 'Done', priority: 'medium', who: ['ines'], labels: ['Feature'], days: [-74, -66], points: 3, module: 'Quay view' },
      'The day is for the shift leader, the month for the sales team. The zoom keeps the middle of the view in place.',
    ),
    item(
      'Show the draught limit of each berth',
      { state: 'Done', priority: 'medium', who: ['jun'], labels: ['Feature'], days: [-70, -62], points: 2, module: 'Quay view' },
      'The limit stands at the berth, in metres below chart datum, with the date of the last survey.',
    ),
    item(
      'Colours for ship types that everyone can tell apart',
      { state: 'Done', priority: 'medium', who: ['ines'], labels: ['Design'], days: [-64, -58], points: 2, module: 'Quay view' },
      'One planner in twelve does not see red and green apart. Use shapes as well as colours.',
    ),
    item(
      'Print the plan on one A3 sheet',
      { state: 'Done', priority: 'low', who: ['priya'], labels: ['Customer'], days: [-58, -50], points: 3, module: 'Quay view' },
      'The sheet hangs in the linesmen’s hut, where there is no screen. It shows the next 48 hours.',
    ),
    item(
      'Keep the view steady while others edit',
      { state: 'Done', priority: 'high', who: ['tomas'], labels: ['Feature'], days: [-52, -40], points: 5, module: 'Quay view', epic: 'One plan for the whole port' },
      'When a colleague moves a ship, only that ship moves. The rest of the view must not jump.',
    ),
    item(
      'The view jumps to midnight after a drag',
      { state: 'Done', priority: 'urgent', who: ['ines'], labels: ['Bug', 'Customer'], days: [-38, -36], points: 1, module: 'Quay view' },
      'Seen by the planners in Vlissingen: after dropping a ship, the view scrolls to 00:00 of the same day.',
      '<ol><li>Open the week.</li><li>Drag any ship to the right.</li><li>Let go near the edge.</li></ol>',
    ),
    item(
      'Warn when two ships overlap at one berth',
      { state: 'Done', priority: 'urgent', who: ['tomas'], labels: ['Feature'], days: [-28, -20], points: 5, module: 'Conflict warnings', epic: 'One plan for the whole port' },
      'Thirty minutes between two ships is the least that the linesmen need. Less than that is a warning.',
    ),
    item(
      'Warn when a ship is longer than the berth',
      { state: 'Done', priority: 'high', who: ['jun'], labels: ['Feature'], days: [-24, -17], points: 2, module: 'Conflict warnings' },
      'The length over all counts, and ten metres at each end for the lines.',
    ),
    item(
      'Warn when the tide is too low for the draught',
      { state: 'In Review', priority: 'high', who: ['jun', 'tomas'], labels: ['Feature'], days: [-16, 2], points: 8, module: 'Conflict warnings', epic: 'One plan for the whole port' },
      'Take the predicted level from the tide service for the whole stay, and keep half a metre under the keel.',
      'A ship that may lie on the mud is exempt: the berth says so.',
    ),
    item(
      'Let a planner accept a warning with a reason',
      { state: 'In Progress', priority: 'medium', who: ['ines'], labels: ['Feature', 'Design'], days: [-9, 5], points: 3, module: 'Conflict warnings' },
      'Not every warning is a fault. An accepted one turns grey and shows the reason and the name.',
    ),
    item(
      'List all warnings of the next seven days',
      { state: 'In Progress', priority: 'medium', who: ['priya'], labels: ['Feature'], days: [-6, 8], points: 3, module: 'Conflict warnings' },
      'The shift leader starts the day with this list. The most urgent one stands first.',
    ),
    item(
      'A warning stays after the ship has left',
      { state: 'Todo', priority: 'high', who: ['tomas'], labels: ['Bug'], days: [1, 4], points: 1, module: 'Conflict warnings' },
      'When a ship sails early, its warnings must go with it. At present they stay until midnight.',
    ),
    item(
      'Send the day’s warnings by mail at six',
      { state: 'Todo', priority: 'low', labels: ['Feature'], days: [10, 18], points: 2, module: 'Conflict warnings' },
      'One mail a day for each planner, and none when there is nothing to say.',
    ),
    item(
      'Notice when one tug is booked twice',
      { state: 'In Progress', priority: 'high', who: ['tomas'], labels: ['Feature'], days: [-12, 14], points: 8, module: 'Conflict warnings', epic: 'One plan for the whole port' },
      'The port has five tugs. Two ships that need three each cannot sail in the same hour.',
    ),
    item(
      'Read the tug roster',
      { state: 'Done', priority: 'medium', who: ['jun'], labels: ['Feature'], days: [-12, -5], points: 3, under: 'Notice when one tug is booked twice' },
      'The towing company publishes it each evening as a calendar file.',
    ),
    item(
      'Compare bookings with the roster',
      { state: 'In Progress', priority: 'medium', who: ['tomas'], labels: ['Feature'], days: [-4, 9], points: 5, under: 'Notice when one tug is booked twice' },
      'Count the tugs that each hour needs, and name the ships when they are too many.',
    ),
    item(
      'Report the hours that each berth was in use',
      { state: 'Todo', priority: 'medium', who: ['priya'], labels: ['Customer'], days: [20, 32], points: 5, module: 'Reports', epic: 'Answers for the harbour office' },
      'From first line ashore to last line gone, by month and by berth.',
    ),
    item(
      'Report the waiting time outside the port',
      { state: 'Backlog', priority: 'medium', labels: ['Customer'], days: [30, 44], points: 5, module: 'Reports', epic: 'Answers for the harbour office' },
      'The office is asked for this figure every quarter, and adds it up by hand from the radio log.',
    ),
    item(
      'Agree on what counts as waiting',
      { state: 'In Progress', priority: 'medium', who: ['mara', 'priya'], labels: ['Documentation'], days: [-3, 12], points: 1, module: 'Reports', epic: 'Answers for the harbour office' },
      'A ship at anchor may wait for a berth, for the tide or for orders. Only the first two are ours.',
    ),
    item(
      'Export reports as CSV',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 2, module: 'Reports', epic: 'Answers for the harbour office' },
      'With a header line, in UTF-8, and with times in the zone of the port.',
    ),
    item(
      'Give the harbour office a link that only reads',
      { state: 'Backlog', priority: 'low', labels: ['Security'], points: 3, module: 'Reports', epic: 'Answers for the harbour office' },
      'The link expires after a month, and shows no names of people.',
    ),
    item(
      'Read arrival notices from the fax inbox',
      { state: 'Cancelled', priority: 'low', who: ['jun'], labels: ['Feature'], days: [-80, -60], module: 'Fax import' },
      'Eleven notices came by fax last year. That is not worth a machine.',
    ),
    item(
      'Recognise ship names in scanned notices',
      { state: 'Cancelled', priority: 'none', labels: ['Feature'], module: 'Fax import' },
      'Goes with the fax inbox, which we do not build.',
    ),
    item(
      'Sign in with the port’s own directory',
      { state: 'Todo', priority: 'high', who: ['tomas'], labels: ['Security', 'Customer'], days: [5, 26], points: 8 },
      'Planners have one account for everything, and lose it on the day they leave.',
    ),
    item(
      'The planner in Dutch',
      { state: 'In Review', priority: 'medium', who: ['ines'], labels: ['Customer'], days: [-14, 1], points: 3 },
      'All words are in one file now; two planners from Rotterdam have read the translation.',
    ),
    item(
      'Undo the last ten changes',
      { state: 'Backlog', priority: 'medium', labels: ['Feature'], points: 5 },
      'Only one’s own changes, and only while nobody has built on them.',
    ),
    item(
      'Keyboard shortcuts for the plan',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 3 },
      'Arrows move the selected ship by fifteen minutes, with Shift by an hour.',
    ),
    item(
      'The list of ships is slow with more than 5,000 calls',
      { state: 'In Progress', priority: 'high', who: ['tomas'], labels: ['Performance'], days: [-5, 6], points: 3 },
      'It takes eleven seconds in Antwerp. The list asks for every call of the ship to show the last one.',
    ),
    item(
      'Times are in the zone of the browser, not of the port',
      { state: 'Done', priority: 'urgent', who: ['jun'], labels: ['Bug'], days: [-21, -19], points: 2 },
      'An agent in Singapore booked a berth seven hours early. All times are the port’s; the zone stands beside them.',
    ),
    item(
      'Remember the last view',
      { state: 'Done', priority: 'low', who: ['ines'], labels: ['Feature'], days: [-48, -45], points: 1 },
      'Whoever closed the month opens the month again.',
    ),
    item(
      'Record who moved which ship',
      { state: 'Done', priority: 'medium', who: ['tomas'], labels: ['Feature', 'Customer'], days: [-60, -49], points: 5 },
      'After a dispute about a delayed tanker, the port wants to see each change with its time and name.',
    ),
    item(
      'Describe the planner’s interface for terminals',
      { state: 'Todo', priority: 'medium', who: ['priya'], labels: ['Documentation'], days: [3, 17], points: 3 },
      'Two terminals want to read the plan by program. Write down what they may rely on.',
    ),
    item(
      'Show cruise calls a year ahead',
      { state: 'Backlog', priority: 'low', labels: ['Customer'], points: 3 },
      'Cruise lines book eighteen months early; the quay view ends after three.',
    ),
    item(
      'Test the plan with a screen reader',
      { state: 'Todo', priority: 'medium', who: ['ines'], labels: ['Design'], days: [8, 15], points: 2 },
      'The drawing says nothing to a screen reader. The table under it should hold the same facts.',
    ),
    item(
      'Ships without an IMO number cannot be saved',
      { state: 'Todo', priority: 'high', who: ['priya'], labels: ['Bug'], days: [0, 3], points: 1 },
      'Barges and yachts have none. The field must be optional, and the name unique for that day.',
    ),
  ],
}

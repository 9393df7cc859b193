import { item, type Project } from './content.js'

export const tideService: Project = {
  name: 'Tide Service',
  identifier: 'TIDE',
  description: 'Water levels: measured, predicted, and served to everyone in the port.',
  lead: 'jun',
  modules: [
    {
      name: 'Gauge intake',
      description: 'Eight gauges, one reading a minute, no gaps.',
      status: 'completed',
      lead: 'jun',
      days: [-120, -45],
    },
    {
      name: 'Surge forecast',
      description: 'What wind and pressure add to the tide.',
      status: 'in-progress',
      lead: 'jun',
      days: [-50, 35],
    },
    {
      name: 'Public interface',
      description: 'Tides for anybody who asks, with a key.',
      status: 'planned',
      lead: 'tomas',
      days: [25, 90],
    },
    {
      name: 'Old tables',
      description: 'Waits until the archive has scanned the missing years.',
      status: 'paused',
      lead: 'priya',
    },
  ],
  epics: [
    item(
      'Gauges that never go quiet',
      { state: 'In Progress', priority: 'high', who: ['jun'], labels: ['Feature'], days: [-120, 20] },
      'A missing reading is noticed within minutes, and repaired before anybody plans by it.',
    ),
    item(
      'Predictions that people trust',
      { state: 'In Progress', priority: 'high', who: ['mara'], labels: ['Customer'], days: [-50, 60] },
      'Captains believe their own eyes. Show them, hour by hour, how good the forecast was.',
    ),
  ],
  items: [
    item(
      'Read the eight gauges every minute',
      { state: 'Done', priority: 'urgent', who: ['jun'], labels: ['Feature'], days: [-120, -104], points: 8, module: 'Gauge intake', epic: 'Gauges that never go quiet' },
      'Five speak over the mobile network, three over the port’s cable. Both give centimetres above datum.',
    ),
    item(
      'Notice a gauge that has gone quiet',
      { state: 'Done', priority: 'high', who: ['tomas'], labels: ['Feature'], days: [-104, -97], points: 3, module: 'Gauge intake', epic: 'Gauges that never go quiet' },
      'Three minutes without a reading is a warning, fifteen a call to whoever is on duty.',
    ),
    item(
      'Mark readings that jump',
      { state: 'Done', priority: 'medium', who: ['jun'], labels: ['Feature'], days: [-96, -86], points: 5, module: 'Gauge intake' },
      'Water does not rise by half a metre in a minute. Such a reading is kept, marked, and not used.',
    ),
    item(
      'Fill gaps of up to ten minutes',
      { state: 'Done', priority: 'medium', who: ['jun'], labels: ['Feature'], days: [-85, -78], points: 3, module: 'Gauge intake' },
      'By a curve through the neighbours. Filled values are marked as such in every answer.',
    ),
    item(
      'Keep raw readings for ten years',
      { state: 'Done', priority: 'medium', who: ['tomas'], labels: ['Customer'], days: [-80, -70], points: 3, module: 'Gauge intake' },
      'The dredging contracts refer to them. About four million rows a year.',
    ),
    item(
      'Readings come twice at the end of summer time',
      { state: 'Done', priority: 'high', who: ['tomas'], labels: ['Bug'], days: [-21, -20], points: 1, module: 'Gauge intake' },
      'Gauge 6 sends local time. The hour between two and three exists twice in autumn.',
    ),
    item(
      'The battery level of each gauge',
      { state: 'In Progress', priority: 'medium', who: ['priya'], labels: ['Feature'], days: [-7, 6], points: 2, epic: 'Gauges that never go quiet' },
      'The two on the breakwater run on batteries, and a boat trip to them takes half a day.',
    ),
    item(
      'Replay a day of readings for tests',
      { state: 'Done', priority: 'low', who: ['tomas'], labels: ['Performance'], days: [-62, -57], points: 3 },
      'The storm of February is the day that every change has to survive.',
    ),
    item(
      'Gauge 4 reports feet',
      { state: 'Done', priority: 'urgent', who: ['jun'], labels: ['Bug'], days: [-33, -33], points: 1, epic: 'Gauges that never go quiet' },
      'After the repair its unit was set back. The check for jumps did not notice, since it jumped only once.',
    ),
    item(
      'Predict high and low water for a year',
      { state: 'Done', priority: 'high', who: ['jun'], labels: ['Feature'], days: [-50, -38], points: 8, module: 'Surge forecast', epic: 'Predictions that people trust' },
      'From 37 harmonic constants for each gauge. The result agrees with the almanac to four minutes.',
    ),
    item(
      'Take the pressure field from the weather model',
      { state: 'Done', priority: 'high', who: ['tomas'], labels: ['Feature'], days: [-40, -29], points: 5, module: 'Surge forecast' },
      'Four times a day, 48 hours ahead. One hectopascal less is about one centimetre more.',
    ),
    item(
      'Add what the wind piles up in the outer basin',
      { state: 'In Progress', priority: 'high', who: ['jun'], labels: ['Feature'], days: [-18, 10], points: 8, module: 'Surge forecast', epic: 'Predictions that people trust' },
      'North-west at eight Beaufort adds sixty centimetres. The model knows nothing of the breakwater.',
    ),
    item(
      'Measure the outer basin again',
      { state: 'In Progress', priority: 'medium', who: ['priya'], labels: ['Customer'], days: [-6, 8], points: 3, under: 'Add what the wind piles up in the outer basin' },
      'The last survey is from before the dredging. The port lends us its boat on two mornings.',
    ),
    item(
      'Fit the wind factor to ten storms',
      { state: 'Todo', priority: 'medium', who: ['jun'], labels: ['Feature'], days: [6, 13], points: 3, under: 'Add what the wind piles up in the outer basin' },
      'Nine of them to fit, the tenth to check.',
    ),
    item(
      'Compare forecast and reading every hour',
      { state: 'In Review', priority: 'high', who: ['tomas'], labels: ['Feature'], days: [-15, 2], points: 3, module: 'Surge forecast', epic: 'Predictions that people trust' },
      'Keep the difference for each lead time: what we said one, six, twelve and twenty-four hours before.',
    ),
    item(
      'Show the forecast as a band',
      { state: 'Todo', priority: 'medium', who: ['ines'], labels: ['Design'], days: [5, 18], points: 3, module: 'Surge forecast', epic: 'Predictions that people trust' },
      'A line looks more certain than it is. The band holds nine of ten readings of the last year.',
    ),
    item(
      'Warn the port at 3.2 metres',
      { state: 'In Progress', priority: 'urgent', who: ['tomas', 'mara'], labels: ['Customer'], days: [-9, 3], points: 3, module: 'Surge forecast' },
      'At that level the flood gate is closed, which takes two hours. The warning comes six hours before.',
    ),
    item(
      'The surge forecast is an hour late',
      { state: 'Todo', priority: 'high', who: ['jun'], labels: ['Bug'], days: [1, 6], points: 2, module: 'Surge forecast' },
      'In the last two storms the peak came an hour before we said. The delay of the weather model is counted twice.',
    ),
    item(
      'Fit the model again after each storm',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 5, module: 'Surge forecast' },
      'By hand at first: a person looks at the result before it is used.',
    ),
    item(
      'Write down the limits of the forecast',
      { state: 'Todo', priority: 'medium', who: ['priya'], labels: ['Documentation'], days: [12, 22], points: 2, module: 'Surge forecast', epic: 'Predictions that people trust' },
      'One page for captains: how far ahead, how exact, and when not to rely on it.',
    ),
    item(
      'One address for the tide at any berth',
      { state: 'Todo', priority: 'medium', who: ['tomas'], labels: ['Feature'], days: [25, 38], points: 5, module: 'Public interface' },
      'Callers know berths, not gauges. Take the two nearest ones and weigh them.',
    ),
    item(
      'Keys with a daily limit',
      { state: 'Backlog', priority: 'medium', labels: ['Security'], points: 3, module: 'Public interface' },
      'Ten thousand calls a day are enough for any ship. More by agreement.',
    ),
    item(
      'Answer in fifty milliseconds',
      { state: 'Backlog', priority: 'medium', labels: ['Performance'], points: 5, module: 'Public interface' },
      'A year of predictions fits into memory. Measured at the ninety-fifth percentile, with a hundred callers.',
    ),
    item(
      'Cache headers that follow the forecast',
      { state: 'Backlog', priority: 'low', labels: ['Performance'], points: 2, module: 'Public interface' },
      'Between two runs of the model the answer does not change; say so, to the second.',
    ),
    item(
      'Example programs in three languages',
      { state: 'Backlog', priority: 'low', labels: ['Documentation'], points: 3, module: 'Public interface' },
      'Shell, Python and TypeScript, each run by the tests, so that they stay true.',
    ),
    item(
      'Give every answer a version',
      { state: 'Todo', priority: 'low', who: ['tomas'], labels: ['Feature'], days: [30, 36], points: 2, module: 'Public interface' },
      'A caller must be able to say which run of the model a number came from.',
    ),
    item(
      'An unknown station is answered with 500',
      { state: 'In Review', priority: 'medium', who: ['priya'], labels: ['Bug'], days: [-4, 1], points: 1 },
      'It should be 404, with the names of the stations that there are.',
    ),
    item(
      'Publish a status page',
      { state: 'Backlog', priority: 'medium', labels: ['Customer'], points: 3, epic: 'Gauges that never go quiet' },
      'Each gauge with its last reading. It lies on another server than the service itself.',
    ),
    item(
      'Import the paper tables of 1974 to 1990',
      { state: 'Todo', priority: 'low', who: ['priya'], labels: ['Feature'], points: 8, module: 'Old tables' },
      'The archive has scanned eleven of seventeen years. The handwriting of 1979 needs a person.',
    ),
    item(
      'Find the old datum of each station',
      { state: 'In Progress', priority: 'low', who: ['priya'], labels: ['Documentation'], days: [-30, 25], points: 3, under: 'Import the paper tables of 1974 to 1990' },
      'The zero of the gauges was moved in 1983. Without it the old levels cannot be compared.',
    ),
    item(
      'Check the imported years against the almanac',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 2, under: 'Import the paper tables of 1974 to 1990' },
      'Two high waters a day, every day. What deviates by more than thirty centimetres is looked at.',
    ),
    item(
      'Move the archive to cheaper disks',
      { state: 'Cancelled', priority: 'low', who: ['tomas'], labels: ['Performance'], days: [-44, -40] },
      'All readings of ten years take nine gigabytes. There is nothing to save here.',
    ),
    item(
      'Change the database password every quarter',
      { state: 'Done', priority: 'medium', who: ['tomas'], labels: ['Security'], days: [-26, -24], points: 2 },
      'Without an interruption: the old one works for an hour beside the new one.',
    ),
    item(
      'Alert once a night, not once a minute',
      { state: 'Done', priority: 'high', who: ['priya'], labels: ['Bug'], days: [-14, -12], points: 1, epic: 'Gauges that never go quiet' },
      'Jun’s phone rang 340 times when the cable was cut. One call, then a summary in the morning.',
    ),
    item(
      'Restore a backup every month',
      { state: 'Todo', priority: 'high', who: ['tomas'], labels: ['Security'], days: [2, 9], points: 3 },
      'A backup that nobody has restored is a hope. Do it on the first Monday, and write down how long it took.',
    ),
    item(
      'Water temperature beside the level',
      { state: 'Backlog', priority: 'none', labels: ['Customer'], points: 2 },
      'Four gauges measure it already. The swimming club asks every spring.',
    ),
  ],
}

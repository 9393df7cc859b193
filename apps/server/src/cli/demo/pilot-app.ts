import { item, type Project } from './content.js'

export const pilotApp: Project = {
  name: 'Pilot App',
  identifier: 'PILOT',
  description: 'Jobs, charts and boarding reports on the phone of a harbour pilot.',
  lead: 'ines',
  modules: [
    {
      name: 'Boarding reports',
      description: 'What a pilot writes down after each ship, without paper.',
      status: 'completed',
      lead: 'priya',
      days: [-110, -42],
    },
    {
      name: 'Offline charts',
      description: 'Everything that a pilot needs on the water, without a signal.',
      status: 'in-progress',
      lead: 'ines',
      days: [-40, 20],
    },
    {
      name: 'Night colours',
      description: 'Waits for the new palette from the chart office.',
      status: 'paused',
      lead: 'ines',
      days: [-60, 45],
    },
    {
      name: 'Watch app',
      description: 'The next job on the wrist, where wet gloves cannot reach a phone.',
      status: 'backlog',
      lead: 'jun',
    },
  ],
  epics: [
    item(
      'Work without a signal',
      { state: 'In Progress', priority: 'urgent', who: ['ines'], labels: ['Feature'], days: [-40, 30] },
      'Half of the approach has no coverage. Nothing that a pilot does there may be lost or wait.',
    ),
    item(
      'A safe ladder every time',
      { state: 'In Progress', priority: 'high', who: ['priya'], labels: ['Customer'], days: [-110, 35] },
      'The ladder is the most dangerous part of the work. Make a check of it part of every boarding.',
    ),
  ],
  items: [
    item(
      'Fill in a boarding report in under a minute',
      { state: 'Done', priority: 'high', who: ['ines', 'priya'], labels: ['Design'], days: [-110, -92], points: 8, module: 'Boarding reports' },
      'Pilots write the report on the boat back. What the job knows already is filled in.',
    ),
    item(
      'A photo of the ladder with every report',
      { state: 'Done', priority: 'high', who: ['ines'], labels: ['Feature'], days: [-95, -84], points: 5, module: 'Boarding reports', epic: 'A safe ladder every time' },
      'Taken in the app, with time and position. The office asks for it when something went wrong.',
    ),
    item(
      'Check the ladder against the SOLAS list',
      { state: 'Done', priority: 'high', who: ['priya'], labels: ['Feature'], days: [-88, -74], points: 5, module: 'Boarding reports', epic: 'A safe ladder every time' },
      'Nine questions, yes or no. A single "no" tells the port before the next pilot climbs.',
      '<ul><li>Steps level and clean</li><li>Side ropes unbroken</li><li>Spreader at the fifth step</li></ul>',
    ),
    item(
      'Signature of the master on the phone',
      { state: 'Done', priority: 'medium', who: ['ines'], labels: ['Feature'], days: [-80, -71], points: 3, module: 'Boarding reports' },
      'With a finger on the screen. The name is typed as well, since nobody can read the signature.',
    ),
    item(
      'Send the report to the office as PDF',
      { state: 'Done', priority: 'medium', who: ['tomas'], labels: ['Feature'], days: [-72, -63], points: 3, module: 'Boarding reports' },
      'The office files one page for each ship. The photo stands on the second page.',
    ),
    item(
      'Photos are turned by ninety degrees',
      { state: 'Done', priority: 'medium', who: ['ines'], labels: ['Bug'], days: [-55, -53], points: 1, module: 'Boarding reports' },
      'On two models the camera writes the orientation into the file, and the PDF does not read it.',
    ),
    item(
      'The report forgets the draught when the phone locks',
      { state: 'Done', priority: 'urgent', who: ['priya'], labels: ['Bug', 'Customer'], days: [-46, -44], points: 2, module: 'Boarding reports' },
      'Reported by three pilots in a week. Save each field as it is typed.',
    ),
    item(
      'Download charts for the next 24 hours',
      { state: 'Done', priority: 'high', who: ['jun'], labels: ['Feature'], days: [-40, -28], points: 8, module: 'Offline charts', epic: 'Work without a signal' },
      'When a job is accepted, its charts come with it: the fairway, the berth, and what lies between.',
    ),
    item(
      'Show how old the downloaded chart is',
      { state: 'Done', priority: 'high', who: ['ines'], labels: ['Feature', 'Design'], days: [-30, -25], points: 2, module: 'Offline charts', epic: 'Work without a signal' },
      'In the corner of the chart, in hours. After seven days it turns red and says so in words.',
    ),
    item(
      'Queue reports until there is a signal',
      { state: 'In Review', priority: 'urgent', who: ['tomas'], labels: ['Feature'], days: [-24, 1], points: 8, module: 'Offline charts', epic: 'Work without a signal' },
      'A report that was sent offline leaves the phone within a minute of the first signal, also when the app is closed.',
    ),
    item(
      'Resolve two edits of one report',
      { state: 'In Progress', priority: 'high', who: ['tomas', 'jun'], labels: ['Feature'], days: [-10, 9], points: 5, under: 'Queue reports until there is a signal' },
      'The office may correct a report while the pilot is offline. Field by field, the later edit counts; both are kept.',
    ),
    item(
      'Show what is still in the queue',
      { state: 'Todo', priority: 'medium', who: ['ines'], labels: ['Design'], days: [2, 8], points: 2, under: 'Queue reports until there is a signal' },
      'A pilot wants to know that a report is gone before going home.',
    ),
    item(
      'The chart download stops at 99 percent',
      { state: 'In Progress', priority: 'high', who: ['jun'], labels: ['Bug'], days: [-4, 2], points: 2, module: 'Offline charts', epic: 'Work without a signal' },
      'The last tile of some charts is empty, and the app waits for it for ever.',
    ),
    item(
      'Choose which fairways to keep on the phone',
      { state: 'Todo', priority: 'medium', who: ['ines'], labels: ['Feature'], days: [4, 14], points: 3, module: 'Offline charts', epic: 'Work without a signal' },
      'A pilot of the inner harbour does not need the sea approach.',
    ),
    item(
      'Warn before charts fill the phone',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 2, module: 'Offline charts', epic: 'Work without a signal' },
      'Below one gigabyte the camera fails first, and with it the photo of the ladder.',
    ),
    item(
      'Test the app on a boat without a signal',
      { state: 'Todo', priority: 'high', who: ['priya', 'mara'], labels: ['Customer'], days: [15, 19], points: 3, module: 'Offline charts', epic: 'Work without a signal' },
      'One day with the pilots of Terneuzen. Write down every moment in which the app makes somebody wait.',
    ),
    item(
      'A red palette for the bridge at night',
      { state: 'In Progress', priority: 'medium', who: ['ines'], labels: ['Design'], days: [-60, 20], points: 5, module: 'Night colours' },
      'White light takes twenty minutes of night vision. Nothing on the screen may be brighter than the radar.',
    ),
    item(
      'Dim the screen below the system’s minimum',
      { state: 'Todo', priority: 'low', labels: ['Feature'], points: 2, module: 'Night colours' },
      'A dark layer over everything does it on both systems.',
    ),
    item(
      'Switch to night colours at sunset',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 2, module: 'Night colours' },
      'Sunset at the ship’s position, not at the office.',
    ),
    item(
      'Night colours hide the names of buoys',
      { state: 'Todo', priority: 'medium', who: ['ines'], labels: ['Bug', 'Design'], days: [22, 28], points: 1, module: 'Night colours' },
      'Dark red on black. The chart office sends a palette with enough contrast.',
    ),
    item(
      'Vibrate when a job changes',
      { state: 'Backlog', priority: 'medium', labels: ['Feature'], points: 2, module: 'Watch app' },
      'Twice for a new time, long for a cancelled job.',
    ),
    item(
      'The next job on the watch face',
      { state: 'Backlog', priority: 'low', labels: ['Feature'], points: 5, module: 'Watch app' },
      'Ship, time and boarding place: three lines, nothing else.',
    ),
    item(
      'Measure the watch’s battery over a shift',
      { state: 'Backlog', priority: 'low', labels: ['Performance'], points: 2, module: 'Watch app' },
      'A shift is twelve hours. If the battery lasts ten, there is no watch app.',
    ),
    item(
      'Accept a job with one tap',
      { state: 'Done', priority: 'medium', who: ['ines'], labels: ['Feature'], days: [-66, -60], points: 2 },
      'The dispatcher sees at once who comes. A tap by mistake can be taken back for a minute.',
    ),
    item(
      'Show who relieves whom',
      { state: 'Done', priority: 'low', who: ['tomas'], labels: ['Feature'], days: [-58, -51], points: 3 },
      'On long passages two pilots share a ship. Each sees where the other one boards.',
    ),
    item(
      'Count the rest hours before the next job',
      { state: 'In Progress', priority: 'high', who: ['jun'], labels: ['Feature', 'Customer'], days: [-8, 7], points: 5 },
      'Eight hours between shifts, and never more than six nights in a row.',
    ),
    item(
      'Refuse jobs that break the rest rules',
      { state: 'Todo', priority: 'high', who: ['jun'], labels: ['Feature'], days: [8, 16], points: 3, under: 'Count the rest hours before the next job' },
      'The dispatcher may overrule it in an emergency, with a reason that is kept.',
    ),
    item(
      'Call the pilot boat from the job',
      { state: 'Done', priority: 'low', who: ['priya'], labels: ['Feature'], days: [-35, -33], points: 1 },
      'One button with the number of the boat that is on duty.',
    ),
    item(
      'The pilot boat’s position on the map',
      { state: 'In Review', priority: 'medium', who: ['jun'], labels: ['Feature'], days: [-13, 0], points: 5 },
      'From its AIS signal, every ten seconds, with a line to the boarding place.',
    ),
    item(
      'The position drifts while the phone sleeps',
      { state: 'Backlog', priority: 'medium', labels: ['Bug'], points: 3 },
      'After a minute in the pocket the map shows the position of a minute ago, as if it were new.',
    ),
    item(
      'Larger targets for gloves',
      { state: 'Done', priority: 'medium', who: ['ines'], labels: ['Design'], days: [-27, -22], points: 2, epic: 'A safe ladder every time' },
      'Buttons that are needed on deck are at least fourteen millimetres high.',
    ),
    item(
      'Sign in once a week, not once a day',
      { state: 'Todo', priority: 'medium', who: ['tomas'], labels: ['Security'], days: [10, 17], points: 2 },
      'The phone has a lock of its own. A week is what the port’s security officer agreed to.',
    ),
    item(
      'Lock the app when the phone is lost',
      { state: 'Backlog', priority: 'high', labels: ['Security'], points: 3 },
      'The dispatcher ends all sessions of a pilot with one button.',
    ),
    item(
      'The app ends when a job has no ship',
      { state: 'Done', priority: 'urgent', who: ['tomas'], labels: ['Bug'], days: [-18, -17], points: 1 },
      'Tows without an engine have no ship’s record. The job list must not rely on one.',
    ),
    item(
      'The app takes nine seconds to open',
      { state: 'In Progress', priority: 'medium', who: ['jun'], labels: ['Performance'], days: [-2, 12], points: 5 },
      'Seven of them go into reading charts that nobody has asked for yet.',
    ),
    item(
      'Translate the boarding report into Spanish',
      { state: 'Backlog', priority: 'low', labels: ['Customer'], points: 2 },
      'For the pilots of Vigo, who try the app from next spring on.',
    ),
    item(
      'Warn the port of a ladder that failed',
      { state: 'Todo', priority: 'high', who: ['priya'], labels: ['Feature', 'Customer'], days: [6, 20], points: 5, epic: 'A safe ladder every time' },
      'The report exists; what is missing is the message to port control while the ship is still there.',
    ),
  ],
}

// Descriptions of real length: two to five paragraphs, put together from sentences, and always the same.
const sentences = [
  'The {a} {b} at the {c} has not been looked at since last spring.',
  'Two of the three {b}s were replaced in March, and the {a} one still leaks after heavy rain.',
  'Before the season starts, the {c} needs a new {b}, and somebody who can fit it.',
  'The harbour office asks for a date; the {a} crew is free from the second week on.',
  'When the tide is low, ships that wait at the {c} touch the {b}, which nobody has measured.',
  'Please check the {a} drawings first: the {b} shown there was never built.',
  'It worked until the storm; since then the {b} stops after ten minutes, and starts again only by hand.',
  'The order number is on the label inside the {a} box, next to the {c}.',
  'We agreed to keep the old {b} for one more year, if the inspection of the {c} finds no cracks.',
  'Passengers have complained about the {a} light; at night the {c} cannot be seen from the road.',
  'A spare {b} lies in the {a} shed, under the sails.',
  'What is left to do: paint the {b}, grease the {a} bearings, and close the {c} for half a day.',
]
const a = [
  'northern',
  'western',
  'lower',
  'upper',
  'floating',
  'wooden',
  'steel',
  'spare',
  'narrow',
  'main',
  'reserve',
]
const b = [
  'winch',
  'pump',
  'valve',
  'ladder',
  'fender',
  'bollard',
  'hinge',
  'cable',
  'sensor',
  'motor',
  'beam',
  'rail',
  'gauge',
]
const c = [
  'ferry quay',
  'fish market',
  'dry dock',
  'signal tower',
  'boat ramp',
  'customs house',
  'lock gate',
  'pilot station',
  'fuel pier',
]

export function* makeTexts(count) {
  // A linear congruential generator: enough to look mixed, the same everywhere.
  let seed = 20_261_101
  const next = (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const sentence = () =>
    sentences[next(sentences.length)]
      .replace('{a}', a[next(a.length)])
      .replace('{b}', b[next(b.length)])
      .replace('{c}', c[next(c.length)])
  for (let n = 0; n < count; n += 1) {
    const paragraphs = Array.from({ length: 2 + next(4) }, () =>
      Array.from({ length: 1 + next(3) }, sentence).join(' '),
    )
    yield {
      n,
      html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      stripped: paragraphs.join('\n'),
    }
  }
}

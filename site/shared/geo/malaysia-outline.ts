/**
 * A rough outline of Malaysia, drawn by us: enough to see which coast a cinema is on. Points are [latitude, longitude].
 */
type Point = readonly [latitude: number, longitude: number]
type Shore = readonly Point[]

const peninsula: Shore = [
  [6.68, 100.3],
  [6.45, 100.75],
  [6.2, 100.85],
  [5.9, 101.05],
  [5.65, 101.05],
  [5.8, 101.65],
  [6.05, 102.05],
  [6.23, 102.1],
  [6.15, 102.35],
  [5.85, 102.65],
  [5.35, 103.15],
  [4.8, 103.42],
  [4.2, 103.46],
  [3.8, 103.4],
  [3.45, 103.46],
  [2.85, 103.5],
  [2.45, 103.85],
  [1.9, 104.12],
  [1.35, 104.3],
  [1.45, 103.8],
  [1.25, 103.5],
  [1.75, 102.95],
  [2.1, 102.4],
  [2.5, 101.8],
  [2.85, 101.35],
  [3.3, 101.22],
  [3.85, 100.75],
  [4.25, 100.58],
  [4.9, 100.5],
  [5.35, 100.42],
  [5.9, 100.34],
  [6.4, 100.12],
]

const borneo: Shore = [
  [2.05, 109.65],
  [1.72, 109.85],
  [1.75, 110.4],
  [1.5, 110.85],
  [1.65, 111.2],
  [2.4, 111.25],
  [2.8, 111.4],
  [2.95, 112.3],
  [3.25, 113.05],
  [3.9, 113.7],
  [4.55, 114.05],
  [4.1, 114.5],
  [4.25, 114.8],
  [4.85, 115.05],
  [5.25, 115.5],
  [5.6, 115.65],
  [6.05, 116.08],
  [7.0, 116.75],
  [6.55, 116.85],
  [6.9, 117.1],
  [6.3, 117.7],
  [5.85, 118.1],
  [5.5, 118.75],
  [5.15, 119.25],
  [4.95, 118.4],
  [4.5, 118.6],
  [4.2, 117.9],
  [4.25, 117.2],
  [4.35, 116.1],
  [3.7, 115.6],
  [3.0, 115.3],
  [2.5, 114.85],
  [1.6, 114.6],
  [1.4, 113.8],
  [1.55, 112.6],
  [1.1, 111.8],
  [1.0, 110.9],
  [0.9, 110.3],
  [1.4, 109.85],
]

const penang: Shore = [
  [5.47, 100.2],
  [5.46, 100.31],
  [5.38, 100.34],
  [5.27, 100.3],
  [5.27, 100.19],
]

const langkawi: Shore = [
  [6.45, 99.72],
  [6.4, 99.92],
  [6.26, 99.86],
  [6.27, 99.68],
]

/** Cuts every corner, so that a few points look like a coast instead of a polygon (Chaikin's algorithm). */
export const rounded = (shore: Shore): Shore =>
  shore.flatMap((point, index) => {
    const next = shore[(index + 1) % shore.length] ?? point
    return [between(point, next, 0.25), between(point, next, 0.75)]
  })

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export const malaysiaOutline: readonly Shore[] = [peninsula, borneo, penang, langkawi].map((shore) =>
  rounded(rounded(shore)),
)

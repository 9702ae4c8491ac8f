/** Ways to a place: paths on a grid of 24, as those of the icons that all pages have. */
export const wayIcons = {
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4H4Zm2.5 0V19M17.5 16.5V19M4 12.5h16M7 14.5h.01M17 14.5h.01',
  train: 'M6.5 4h11v12h-11zM6.5 10h11M9.5 13h.01M14.5 13h.01M8.5 16 6 20.5M15.5 16l2.5 4.5',
} as const

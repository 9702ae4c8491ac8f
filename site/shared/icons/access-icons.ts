/** Icons for the access of a showtime or a cinema: paths on a grid of 24, as those of the icons that all pages have. */
export const accessIcons = {
  chair: 'M9.5 3.5h.01M9.5 7v6.5h5l2.5 5h2.5M9.5 10h4.5M6.8 10.6a5.5 5.5 0 1 0 7.9 6.9',
  ear: 'M7 9.5a5.5 5.5 0 1 1 11 0c0 4.5-4.5 5-4.5 8.5a3 3 0 0 1-5.5 1.6M10 9.5a2.5 2.5 0 0 1 5 0c0 1.7-1.5 2-2 3.5',
  captions: 'M3 5.5h18v13H3zM11 10.6a2.2 2.2 0 1 0 0 2.8M18 10.6a2.2 2.2 0 1 0 0 2.8',
  described: 'M4 14.5v-2a8 8 0 0 1 16 0v2M4 14.5h3.5v5H4zM16.5 14.5H20v5h-3.5z',
  quiet: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
} as const

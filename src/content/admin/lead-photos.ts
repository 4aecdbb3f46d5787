/** Words around the photographs of a lead. */
export const leadPhotosText = {
  heading: (here: number, announced: number) =>
    here < announced ? `Photos: ${here} of ${announced} have arrived` : `Photos: ${here}`,
  /** In the row of a lead, for screen readers. */
  inRow: (here: number, announced: number) =>
    here < announced
      ? `${here} of ${announced} photos have arrived`
      : `${here} ${here === 1 ? 'photo' : 'photos'}`,
  takenBack: (count: number) =>
    `${count} ${count === 1 ? 'was' : 'were'} taken back by the sender.`,
  refused: (count: number) =>
    `${count} could not be used. The sender was told to send ${count === 1 ? 'it' : 'them'} by e-mail.`,
  photo: (number: number) => `Photo ${number}`,
  open: (name: string) => `Enlarge: ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download: ${name}`,
  downloadAll: (count: number) => `Download all ${count} (zip)`,
  lightbox: {
    labels: {
      Previous: 'Previous photo',
      Next: 'Next photo',
      Close: 'Close photo',
      Lightbox: 'Photos of the lead',
      'Photo gallery': 'Photos of the lead',
      'Zoom in': 'Zoom in',
      'Zoom out': 'Zoom out',
      Download: 'Download photo',
      /** The lightbox puts the numbers in by itself. */
      '{index} of {total}': 'Photo {index} of {total}',
    },
    position: (number: number, count: number) => `Photo ${number} of ${count}`,
    unavailable: 'Photo unavailable',
  },
} as const;

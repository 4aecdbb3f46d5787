import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-restoration",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Carved sandstone doorway, one half still black with grime, the other cleaned with new stones let in",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};

import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-parapet",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Stone balustrade, urns and cornice along the top of a building against the sky",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};

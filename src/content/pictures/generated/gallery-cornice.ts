import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-cornice",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Moulded sandstone cornice with dentils and brackets, throwing deep shadow",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};

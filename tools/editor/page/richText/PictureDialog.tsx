import { useState } from "react";
import { addPicture } from "../addPicture";
import { Dialog } from "./Dialog";
import { pictureAddress, type Offers } from "./offers";

/** Characters of an alternative text, as the check of the content wants them. */
const altLength = { min: 5, max: 200 };

/** A picture as it stands in a text. */
export interface ChosenPicture {
  readonly src: string;
  readonly alt: string;
}

/** Asks for a picture, of content/images or of this device, and for the words that tell what it shows. */
export function PictureDialog({
  pictures,
  takesFiles,
  chosen,
  onPicture,
  onClose,
}: {
  pictures: Offers["pictures"];
  /** Whether pictures can be added here. */
  takesFiles: boolean;
  /** The picture that is there now. */
  chosen: ChosenPicture | undefined;
  onPicture: (picture: ChosenPicture) => void;
  onClose: () => void;
}) {
  const [picture, setPicture] = useState(chosen ?? { src: "", alt: "" });
  const [file, setFile] = useState<File>();
  const isListed = pictures.some(({ path }) => path === picture.src);
  const done = async () => {
    const alt = picture.alt.trim();
    const src = file ? await addPicture(file, alt) : picture.src;
    if (src !== undefined) onPicture({ src, alt });
    return src !== undefined;
  };
  return (
    <Dialog
      title="Picture"
      action={chosen ? "Change picture" : "Put picture in"}
      onDone={done}
      onClose={onClose}
    >
      <label>
        Picture
        <select
          required={!file}
          value={picture.src}
          onChange={({ target }) =>
            setPicture({
              src: target.value,
              alt:
                pictures.find(({ path }) => path === target.value)?.alt ?? "",
            })
          }
        >
          <option value="">Choose a picture</option>
          {picture.src && !isListed && (
            <option value={picture.src}>{picture.src}</option>
          )}
          {pictures.map(({ path, alt }) => (
            <option key={path} value={path}>
              {alt} ({path})
            </option>
          ))}
        </select>
      </label>
      {takesFiles && (
        <label>
          Or one of this device: JPEG, PNG or WebP
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setPicture({ ...picture, src: "" });
            }}
          />
        </label>
      )}
      {picture.src && (
        <img src={pictureAddress(picture.src)} alt={picture.alt} />
      )}
      <label>
        What it shows, for those who cannot see it
        <textarea
          required
          rows={3}
          minLength={altLength.min}
          maxLength={altLength.max}
          value={picture.alt}
          onChange={({ target }) =>
            setPicture({ ...picture, alt: target.value })
          }
        />
      </label>
    </Dialog>
  );
}

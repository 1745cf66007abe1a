from . import clear_sheets, parts, rolls, sheets, stands

SUBJECTS = {**sheets.SUBJECTS, **clear_sheets.SUBJECTS, **rolls.SUBJECTS, **parts.SUBJECTS, **stands.SUBJECTS}

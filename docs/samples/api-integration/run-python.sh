python3 active_pages.py
